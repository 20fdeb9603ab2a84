#!/usr/bin/env python3
"""Makes the sounds of Roque out of nothing: knocks of wood and bells, as sums of waves that die away.

    resources/sounds/make_sounds.py [FOLDER]

writes move.wav, capture.wav, castling.wav, check.wav, end.wav and time.wav beside itself, or into a folder. Needs
Python 3.8, nothing else. The files are kept beside the script so that nobody needs it to build the program.
"""

import array
import math
import pathlib
import random
import sys
import wave

RATE = 22050  # samples a second
PEAK = 0.7  # of what 16 bits can hold: sounds are heard beside music and voices


def partial(seconds, frequency, halving, loudness=1.0):
    """A pure tone that is half as loud after every `halving` seconds."""
    return [
        loudness * math.sin(2 * math.pi * frequency * at / RATE) * 0.5 ** (at / RATE / halving)
        for at in range(int(seconds * RATE))
    ]


def mixed(*parts):
    """Several sounds, each a pair of a beginning in seconds and samples, as one."""
    length = max(int(begin * RATE) + len(samples) for begin, samples in parts)
    total = [0.0] * length
    for begin, samples in parts:
        first = int(begin * RATE)
        for at, sample in enumerate(samples):
            total[first + at] += sample
    return total


def knock(pitch=1.0, loudness=1.0):
    """A piece that is put down: the wood of the board sounds low and long, the felt under the piece hisses."""
    dice = random.Random(64)
    felt = [dice.uniform(-1, 1) * 0.5 ** (at / RATE / 0.0025) for at in range(int(0.03 * RATE))]
    return mixed(
        (0, partial(0.16, 172 * pitch, 0.020, loudness)),
        (0, partial(0.12, 417 * pitch, 0.011, 0.6 * loudness)),
        (0, partial(0.08, 1163 * pitch, 0.006, 0.35 * loudness)),
        (0, [0.4 * loudness * sample for sample in felt]),
    )


def bell(frequency, loudness=1.0, halving=0.07):
    """A small bell: its overtones are no multiples of its tone."""
    return mixed(
        (0, partial(0.55, frequency, halving, loudness)),
        (0, partial(0.40, frequency * 2.76, halving / 2, 0.4 * loudness)),
        (0, partial(0.25, frequency * 5.40, halving / 4, 0.15 * loudness)),
    )


SOUNDS = {
    "move": knock(),
    "capture": mixed((0, knock(1.5, 0.7)), (0.055, knock(0.85))),
    "castling": mixed((0, knock()), (0.13, knock(1.2, 0.9))),
    "check": mixed((0, knock()), (0.03, bell(932, 0.45))),
    "end": mixed((0, bell(523, 0.8, 0.12)), (0.16, bell(659, 0.8, 0.12)), (0.32, bell(784, 1.0, 0.16))),
    "time": mixed((0, bell(1397, 0.7, 0.02)), (0.14, bell(1397, 0.7, 0.02))),
}


def quiet_at_the_end(samples):
    """Without the part that nobody hears, and faded out: a sound that breaks off clicks."""
    loudest = max(abs(sample) for sample in samples)
    end = max(at for at, sample in enumerate(samples) if abs(sample) > loudest / 200)
    fade = int(0.005 * RATE)
    return [sample * min(1.0, (end - at) / fade) for at, sample in enumerate(samples[: end + 1])]


def save(path, samples):
    """Writes samples as 16-bit PCM, as loud as all the others."""
    scale = PEAK * 32767 / max(abs(sample) for sample in samples)
    numbers = array.array("h", (round(sample * scale) for sample in samples))
    if sys.byteorder == "big":
        numbers.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(numbers.tobytes())


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).parent
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in SOUNDS.items():
        save(folder / f"{name}.wav", quiet_at_the_end(samples))


if __name__ == "__main__":
    main()
