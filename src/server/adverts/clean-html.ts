import sanitizeHtml from "sanitize-html"
import {
  allowedClasses,
  allowedElements,
  isAdvertPicture,
  isAdvertTarget,
  silencedElements
} from "../../domain/adverts/allowed-html.ts"
import { shortenedRemovals } from "./shortened-removals.ts"

type Attributes = Readonly<Record<string, string>>

const withClass = ({ class: classes = "" }: Attributes, others: Attributes): Attributes => {
  const kept = allowedClasses(classes)
  return { ...others, ...(kept === "" ? {} : { class: kept }) }
}

const pixels = (text: string | undefined): string | undefined => /^[1-9][0-9]{0,3}$/u.exec(text ?? "")?.[0]

const picture = (attributes: Attributes): Attributes => {
  const width = pixels(attributes["width"])
  const height = pixels(attributes["height"])
  return {
    src: attributes["src"] ?? "",
    alt: attributes["alt"] ?? "",
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height })
  }
}

interface Links {
  /** Returns the link that replaces a target. */
  readonly hrefOf: (target: string) => string
}

const clean = (html: string, { hrefOf }: Links, more: Attributes): string =>
  sanitizeHtml(html, {
    allowedTags: Object.keys(allowedElements),
    allowedAttributes: {
      "*": ["class"],
      a: ["href", ...Object.keys(more)],
      img: ["src", "alt", "width", "height"]
    },
    allowedSchemes: ["https"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: [...silencedElements],
    enforceHtmlBoundary: false,
    transformTags: {
      "*": (tagName, attributes) => {
        if (tagName === "img") return { tagName, attribs: withClass(attributes, picture(attributes)) }
        const { href = "" } = attributes
        if (tagName !== "a" || !isAdvertTarget(href))
          return { tagName: tagName === "a" ? "span" : tagName, attribs: withClass(attributes, {}) }
        return { tagName, attribs: withClass(attributes, { href: hrefOf(href), ...more }) }
      }
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isAdvertPicture(attribs["src"] ?? "")
  })

/** Returns an advert as it is stored: reduced to allowed HTML (rule advert.allow-list). */
export const cleanHtml = (html: string): string => clean(html, { hrefOf: (target) => target }, {})

/**
 * Returns an advert as it is shown: cleaned again, with its links going through the counted redirect and opening in a
 * new tab (rule advert.links).
 */
export const shownHtml = (html: string, hrefOf: (target: string) => string): string =>
  clean(html, { hrefOf }, { target: "_blank", rel: "noopener sponsored" })

/** Returns the parts of an element that are removed: the element itself, or some of its attributes. */
const removedFromElement = (tagName: string, attributes: Attributes): ReadonlyArray<string> => {
  const own = Object.hasOwn(allowedElements, tagName) ? allowedElements[tagName] : undefined
  if (own === undefined) return [`<${tagName}>`]
  const written = Object.entries(attributes)
  const said = ([name, value]: readonly [string, string]) => `<${tagName} ${name}="${value}">`
  return written.flatMap((attribute) => {
    const [name, value] = attribute
    if (name === "class") return allowedClasses(value) === value.trim() ? [] : [said(attribute)]
    if (!own.includes(name)) return [said(attribute)]
    if (name === "href" && !isAdvertTarget(value)) return [said(attribute)]
    return name === "src" && !isAdvertPicture(value) ? [said(attribute)] : []
  })
}

/** Lists the HTML that `cleanHtml` removes from an advert. */
export const removedFromHtml = (html: string): ReadonlyArray<string> => {
  const removed: Array<string> = []
  sanitizeHtml(html, {
    allowedTags: Object.keys(allowedElements),
    allowedAttributes: false,
    enforceHtmlBoundary: false,
    onOpenTag: (tagName, attributes) => {
      removed.push(...removedFromElement(tagName, attributes))
    }
  })
  return shortenedRemovals(removed)
}
