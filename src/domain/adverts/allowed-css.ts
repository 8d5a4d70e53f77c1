/**
 * Properties that an advert's CSS may set (rule advert.allow-list). None of them takes an element out of the flow,
 * loads a resource or inserts text; custom properties are not allowed.
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

/** Functions allowed in values: for numbers and colours; none that load or read data. */
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

/**
 * Pseudo-classes allowed in selectors, in addition to element and class names; attribute selectors are never allowed.
 */
export const allowedPseudoClasses: ReadonlySet<string> = new Set([
  "active",
  "first-child",
  "focus",
  "focus-visible",
  "hover",
  "last-child"
])

/** Features allowed in media queries. */
export const allowedMediaFeatures: ReadonlySet<string> = new Set([
  "max-width",
  "min-width",
  "orientation",
  "prefers-color-scheme",
  "prefers-reduced-motion"
])
