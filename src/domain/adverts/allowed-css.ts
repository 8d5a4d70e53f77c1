/**
 * Properties that an advert's rules may set (rule advert.allow-list). None takes an element out of the flow, loads anything
 * or writes text; custom ones are not among them.
 */
export const allowedProperties: ReadonlySet<string> = new Set([
  "align-content",
  "align-items",
  "align-self",
  "background",
  "background-color",
  "background-image",
  "border",
  "border-bottom",
  "border-color",
  "border-left",
  "border-radius",
  "border-right",
  "border-style",
  "border-top",
  "border-width",
  "box-sizing",
  "color",
  "column-gap",
  "display",
  "flex",
  "flex-basis",
  "flex-direction",
  "flex-grow",
  "flex-shrink",
  "flex-wrap",
  "font-size",
  "font-style",
  "font-weight",
  "gap",
  "height",
  "justify-content",
  "letter-spacing",
  "line-height",
  "list-style-type",
  "margin",
  "margin-block",
  "margin-bottom",
  "margin-inline",
  "margin-left",
  "margin-right",
  "margin-top",
  "max-height",
  "max-width",
  "min-height",
  "min-width",
  "object-fit",
  "order",
  "outline",
  "outline-offset",
  "overflow-wrap",
  "padding",
  "padding-block",
  "padding-bottom",
  "padding-inline",
  "padding-left",
  "padding-right",
  "padding-top",
  "row-gap",
  "text-align",
  "text-decoration",
  "text-underline-offset",
  "text-wrap",
  "vertical-align",
  "white-space",
  "width"
])

/** Functions within values: figures and colours, and nothing that loads or reads. */
export const allowedFunctions: ReadonlySet<string> = new Set([
  "calc",
  "clamp",
  "hsl",
  "hsla",
  "linear-gradient",
  "max",
  "min",
  "rgb",
  "rgba"
])

/** What a rule may ask of an element beside its name and its classes; never an attribute. */
export const allowedPseudoClasses: ReadonlySet<string> = new Set([
  "active",
  "first-child",
  "focus",
  "focus-visible",
  "hover",
  "last-child"
])

/** What a rule for some screens may ask of them. */
export const allowedMediaFeatures: ReadonlySet<string> = new Set([
  "max-width",
  "min-width",
  "orientation",
  "prefers-color-scheme",
  "prefers-reduced-motion"
])
