import { isLinkTarget } from "../content/link-target.ts"
import { isPictureAddress } from "../media/media-address.ts"

/** What an advert may be made of, by element (rule advert.allow-list); all other elements are taken out. */
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

/** The classes of an element that rules may speak of. */
export const allowedClasses = (classes: string): string =>
  classes
    .split(/\s+/u)
    .filter((name) => className.test(name))
    .join(" ")

/** Where an advert may lead: a page of the shop or another site by https, and no mark within a page. */
export const isAdvertTarget = (target: string): boolean =>
  isLinkTarget(target) && (/^\/(?!anzeige\/|api\/|session\/)/u.test(target) || target.startsWith("https:"))

/** What an advert may show: the shop's own drawings and media, never other hosts' files. */
export const isAdvertPicture = (src: string): boolean => isPictureAddress(src)

/** Elements whose text goes with them. */
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

/** Whether nothing of cleaned HTML can be seen: it has neither text nor a picture. */
export const showsNothing = (html: string): boolean =>
  !html.includes("<img ") && html.replaceAll(/<[^>]*>/gu, "").trim() === ""
