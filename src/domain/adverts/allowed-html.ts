import { isLinkTarget } from "../content/link-target.ts"
import { isPictureAddress } from "../media/media-address.ts"

/** Elements allowed in an advert, with their attributes (rule advert.allow-list); all other elements are removed. */
export const allowedElements: Readonly<Record<string, ReadonlyArray<string>>> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  div: [],
  p: [],
  span: [],
  strong: [],
  em: [],
  small: [],
  br: [],
  h2: [],
  h3: [],
  ul: [],
  ol: [],
  li: []
}

const className = /^[a-z][a-z0-9-]{0,39}$/u

/** Returns the classes of an element that the advert's CSS may use. */
export const allowedClasses = (classes: string): string =>
  classes
    .split(/\s+/u)
    .filter((name) => className.test(name))
    .join(" ")

/**
 * Whether an advert may link to a target: a page of the shop or another site by HTTPS, but no fragment within a page.
 */
export const isAdvertTarget = (target: string): boolean =>
  isLinkTarget(target) && (/^\/(?!anzeige\/|api\/|session\/)/u.test(target) || target.startsWith("https:"))

/** Whether an advert may show a picture: only the shop's own drawings and media, never files of other hosts. */
export const isAdvertPicture = (src: string): boolean => isPictureAddress(src)

/** Elements that are removed together with their text. */
export const silencedElements = [
  "script",
  "style",
  "textarea",
  "option",
  "noscript",
  "template",
  "title",
  "iframe",
  "xmp",
  "noembed",
  "noframes",
  "plaintext",
  "svg",
  "math"
] as const

/** Whether sanitized HTML shows nothing: it has neither text nor a picture. */
export const showsNothing = (html: string): boolean =>
  !html.includes("<img ") && html.replaceAll(/<[^>]*>/gu, "").trim() === ""
