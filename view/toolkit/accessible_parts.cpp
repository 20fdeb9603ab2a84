#include "view/toolkit/accessible_parts.h"

#include <cstdint>
#include <string>
#include <utility>

#include <glib-object.h>

#include "view/toolkit/accessibility.h"
#include "view/toolkit/gtk_function.h"

namespace roque {
namespace {

constexpr const char* kOwner = "roque-parts";  ///< the AccessibleParts of a widget or of a part
constexpr const char* kNumber = "roque-part";

/// The functions of GTK and ATK that are needed.
struct Libraries {
    using TypeOf = GType (*)();
    using Of = void* (*)(void* object);
    using SetType = void (*)(void* widgetClass, GType type);
    using SetText = void (*)(void* accessible, const char* text);
    using TextOf = const char* (*)(void* accessible);
    using SetObject = void (*)(void* accessible, void* other);
    using SetNumber = int (*)(void* object, int number);
    using NumberOf = int (*)(const char* name);
    using Notify = void (*)(void* accessible, std::uint64_t state, int isSet);
    using Make = void* (*)();
    using Extents = void (*)(void* component, int* x, int* y, int* width, int* height, unsigned origin);

    TypeOf widgetType = gtkFunction<TypeOf>("gtk_fixed_get_type");
    TypeOf containerType = gtkFunction<TypeOf>("gtk_container_accessible_get_type");
    TypeOf objectType = gtkFunction<TypeOf>("atk_object_get_type");
    TypeOf actionType = gtkFunction<TypeOf>("atk_action_get_type");
    TypeOf componentType = gtkFunction<TypeOf>("atk_component_get_type");
    SetType setAccessibleType = gtkFunction<SetType>("gtk_widget_class_set_accessible_type");
    Of accessibleOf = gtkFunction<Of>("gtk_widget_get_accessible");
    Of widgetOf = gtkFunction<Of>("gtk_accessible_get_widget");
    TextOf nameOf = gtkFunction<TextOf>("atk_object_get_name");
    SetText setName = gtkFunction<SetText>("atk_object_set_name");
    SetObject setParent = gtkFunction<SetObject>("atk_object_set_parent");
    SetNumber setRole = gtkFunction<SetNumber>("atk_object_set_role");
    NumberOf roleOf = gtkFunction<NumberOf>("atk_role_for_name");
    NumberOf stateOf = gtkFunction<NumberOf>("atk_state_type_for_name");
    Notify notifyState = gtkFunction<Notify>("atk_object_notify_state_change");
    Make makeStates = gtkFunction<Make>("atk_state_set_new");
    SetNumber addState = gtkFunction<SetNumber>("atk_state_set_add_state");
    Extents extentsOf = gtkFunction<Extents>("atk_component_get_extents");

    [[nodiscard]] bool areComplete() const {
        return widgetType && containerType && objectType && actionType && componentType && setAccessibleType
               && accessibleOf && widgetOf && nameOf && setName && setParent && setRole && roleOf && stateOf
               && notifyState && makeStates && addState && extentsOf;
    }
};

const Libraries& libraries() {
    static const Libraries found;
    return found;
}

/// The beginning of ATK's class of objects (AtkObjectClass), the same in all releases of libatk-1.0.
struct ObjectClass {
    GObjectClass parent;
    const char* (*name)(void* object);
    const char* (*description)(void* object);
    void* (*parentOf)(void* object);
    int (*childCount)(void* object);
    void* (*refChild)(void* object, int at);
    int (*indexInParent)(void* object);
    void* (*refRelations)(void* object);
    int (*role)(void* object);
    int (*layer)(void* object);
    int (*order)(void* object);
    void* (*refStates)(void* object);
};

/// The interface of what can be done with an object (AtkActionIface).
struct ActionInterface {
    GTypeInterface parent;
    int (*act)(void* object, int action);
    int (*count)(void* object);
    const char* (*description)(void* object, int action);
    const char* (*name)(void* object, int action);
};

/// The beginning of the interface of what has a place (AtkComponentIface).
struct ComponentInterface {
    GTypeInterface parent;
    unsigned (*addFocusHandler)(void* object, void* handler);
    int (*contains)(void* object, int x, int y, unsigned origin);
    void* (*refAt)(void* object, int x, int y, unsigned origin);
    void (*extents)(void* object, int* x, int* y, int* width, int* height, unsigned origin);
};

/// Null once the window is gone: somebody may keep a part for longer.
AccessibleParts* ownerOf(void* object) {
    return static_cast<AccessibleParts*>(g_object_get_data(static_cast<GObject*>(object), kOwner));
}

std::size_t numberOf(void* part) {
    return reinterpret_cast<std::uintptr_t>(g_object_get_data(static_cast<GObject*>(part), kNumber));
}

/// A type with another's layout, and functions of its own.
GType derive(GType parent, const char* name, GClassInitFunc init) {
    GTypeQuery query;
    g_type_query(parent, &query);
    return g_type_register_static_simple(parent, name, static_cast<guint>(query.class_size), init,
                                         static_cast<guint>(query.instance_size), nullptr, GTypeFlags(0));
}

/// ATK 2.54 has changed the name.
int buttonRole() {
    const int role = libraries().roleOf("button");
    return role != 0 ? role : libraries().roleOf("push button");
}

// One part.

int pressPart(void* part, int /*action*/) {
    AccessibleParts* const owner = ownerOf(part);
    if (owner == nullptr || !owner->IsShownOnScreen() || !owner->IsEnabled()) return 0;
    owner->CallAfter([owner, number = numberOf(part)] { owner->source().press(number); });
    return 1;
}

void addAction(void* interface, void* /*data*/) {
    auto& action = *static_cast<ActionInterface*>(interface);
    action.act = pressPart;
    action.count = [](void*) { return 1; };
    action.name = [](void*, int) { return "press"; };
}

void placeOfPart(void* part, int* x, int* y, int* width, int* height, unsigned origin) {
    constexpr unsigned kParent = 2;  // ATK_XY_PARENT
    *x = *y = *width = *height = -1;
    AccessibleParts* const owner = ownerOf(part);
    if (owner == nullptr) return;
    const wxRect place = owner->source().place(numberOf(part));
    int left = 0;
    int top = 0;
    if (origin != kParent)
        libraries().extentsOf(libraries().accessibleOf(owner->GetHandle()), &left, &top, width, height,
                              origin);
    *x = left + place.x;
    *y = top + place.y;
    *width = place.width;
    *height = place.height;
}

void addPlace(void* interface, void* /*data*/) {
    static_cast<ComponentInterface*>(interface)->extents = placeOfPart;
}

void* refStates(void* part) {
    const Libraries& kit = libraries();
    void* const states = kit.makeStates();
    AccessibleParts* const owner = ownerOf(part);
    const auto add = [&](const char* state) { kit.addState(states, kit.stateOf(state)); };
    if (owner == nullptr) {
        add("defunct");
        return states;
    }
    add("selectable");
    if (owner->IsEnabled()) {
        add("enabled");
        add("sensitive");
    }
    if (owner->IsShown()) add("visible");
    if (owner->IsShownOnScreen()) add("showing");
    if (owner->source().isSelected(numberOf(part))) add("selected");
    return states;
}

void initPart(void* type, void* /*data*/) {
    auto& object = *static_cast<ObjectClass*>(type);
    object.indexInParent = [](void* part) { return static_cast<int>(numberOf(part)); };
    object.refStates = refStates;
}

GType partType() {
    static const GType type = [] {
        const GType made = derive(libraries().objectType(), "RoquePart", initPart);
        const GInterfaceInfo action{addAction, nullptr, nullptr};
        const GInterfaceInfo place{addPlace, nullptr, nullptr};
        g_type_add_interface_static(made, libraries().actionType(), &action);
        g_type_add_interface_static(made, libraries().componentType(), &place);
        return made;
    }();
    return type;
}

// What holds the parts.

AccessibleParts* ownerOfWidget(void* accessible) {
    void* const widget = libraries().widgetOf(accessible);
    return widget == nullptr ? nullptr : ownerOf(widget);
}

void* refChild(void* accessible, int at) {
    AccessibleParts* const owner = ownerOfWidget(accessible);
    if (owner == nullptr || at < 0 || static_cast<std::size_t>(at) >= owner->count()) return nullptr;
    return g_object_ref(owner->accessible(static_cast<std::size_t>(at)));
}

void initHolder(void* type, void* /*data*/) {
    auto& object = *static_cast<ObjectClass*>(type);
    object.childCount = [](void* accessible) {
        AccessibleParts* const owner = ownerOfWidget(accessible);
        return owner == nullptr ? 0 : static_cast<int>(owner->count());
    };
    object.refChild = refChild;
}

/// A widget without a window of its own: what the mouse does goes to the window around it.
GType widgetType() {
    static const GType type = derive(libraries().widgetType(), "RoqueParts", [](void* widgetClass, void*) {
        libraries().setAccessibleType(
            widgetClass, derive(libraries().containerType(), "RoquePartsAccessible", initHolder));
    });
    return type;
}

}  // namespace

AccessibleParts* AccessibleParts::add(wxWindow& window, const wxString& name, std::size_t count,
                                      Source source) {
    if (!libraries().areComplete()) return nullptr;
    return new AccessibleParts(window, name, count, std::move(source));
}

AccessibleParts::AccessibleParts(wxWindow& window, const wxString& name, std::size_t count, Source source)
    : source_(std::move(source)), parts_(count, nullptr), wasSelected_(count, false) {
    auto* const widget = static_cast<GObject*>(g_object_new(widgetType(), nullptr));
    g_object_set_data(widget, kOwner, this);
    Create(&window, wxID_ANY, reinterpret_cast<wxNativeWindowHandle>(widget));
    SetName("parts");
    setAccessibleName(*this, name);
    const auto cover = [this, &window] { SetSize(wxRect(window.GetClientSize())); };
    cover();
    window.Bind(wxEVT_SIZE, [cover](wxSizeEvent& event) {
        cover();
        event.Skip();
    });
}

AccessibleParts::~AccessibleParts() {
    if (GetHandle() != nullptr) g_object_set_data(reinterpret_cast<GObject*>(GetHandle()), kOwner, nullptr);
    for (void* const part : parts_) {
        if (part == nullptr) continue;
        g_object_set_data(static_cast<GObject*>(part), kOwner, nullptr);
        libraries().notifyState(part, static_cast<std::uint64_t>(libraries().stateOf("defunct")), 1);
        g_object_unref(part);
    }
}

void* AccessibleParts::accessible(std::size_t part) {
    void*& made = parts_.at(part);
    if (made != nullptr) return made;
    const Libraries& kit = libraries();
    made = g_object_new(partType(), nullptr);
    auto* const object = static_cast<GObject*>(made);
    g_object_set_data(object, kOwner, this);
    g_object_set_data(object, kNumber, reinterpret_cast<void*>(part));
    kit.setRole(made, buttonRole());
    kit.setParent(made, kit.accessibleOf(GetHandle()));
    kit.setName(made, source_.name(part).utf8_str());
    wasSelected_[part] = source_.isSelected(part);
    areKnown_ = true;
    return made;
}

void AccessibleParts::update(std::size_t part) {
    void* const known = parts_.at(part);
    if (known == nullptr) return;
    const Libraries& kit = libraries();
    const std::string name(source_.name(part).utf8_str());
    if (name != kit.nameOf(known))
        kit.setName(known, name.c_str());  // setting it is news even if it is the same
    const bool isSelected = source_.isSelected(part);
    if (isSelected == wasSelected_[part]) return;
    wasSelected_[part] = isSelected;
    kit.notifyState(known, static_cast<std::uint64_t>(kit.stateOf("selected")), isSelected ? 1 : 0);
}

}  // namespace roque
