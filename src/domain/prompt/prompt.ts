import type { CountryId } from "../place/country.ts"

/** Parts of the shop that show notices: only document pages, not the offer list or pages of an order. */
export const promptPlaces = ["home", "prices", "dealers", "content"] as const

export type PromptPlace = (typeof promptPlaces)[number]

export const promptKinds = ["information", "warning"] as const

export type PromptKind = (typeof promptKinds)[number]

/** Maximum lengths of the texts, in UTF-16 units. */
export const promptLengths = { text: 240, path: 200, linkHref: 500, linkText: 60 } as const

/** The editable fields of a notice (rule prompt.fields). */
export interface PromptEdit {
  readonly text: string
  readonly kind: PromptKind
  readonly place: PromptPlace
  /**
   * Path of the page on which the notice is shown; the notice is also shown on all pages below this path. If empty, it
   * is shown on all pages of the chosen part of the shop.
   */
  readonly path: string
  /** `null` for all countries. */
  readonly countryId: CountryId | null
  /** Times in ISO 8601, UTC; without an end, the notice is shown until it is removed. */
  readonly startsAt: string
  readonly endsAt: string | null
  /** Either both link fields are filled, or neither is. */
  readonly linkHref: string
  readonly linkText: string
}

/** Whether a text is an id of a notice, as the browser generates it. */
export const isPromptId = (text: string): boolean => /^[0-9a-f]{32}$/u.test(text)

export const promptStates = ["running", "planned", "ended"] as const

export type PromptState = (typeof promptStates)[number]

export interface Prompt extends PromptEdit {
  /** Generated when the user starts a new notice, so that a retried save does not create a second one. */
  readonly id: string
  /** 0 until the first save. */
  readonly rowVersion: number
  readonly changedAt: string
  readonly changedBy: string
  /** State of the notice at the time when it was read from the server. */
  readonly state: PromptState
}

/** A notice as sent to visitors. */
export type ShownPrompt = Pick<PromptEdit, "text" | "kind" | "linkHref" | "linkText">

type Span = Pick<PromptEdit, "startsAt" | "endsAt">

/** Returns the state of a notice at a time in ms (rule prompt.window): the start is inclusive, the end exclusive. */
export const promptState = ({ startsAt, endsAt }: Span, now: number): PromptState => {
  if (endsAt !== null && Date.parse(endsAt) <= now) return "ended"
  return Date.parse(startsAt) > now ? "planned" : "running"
}

export const promptSorts = ["start", "changed"] as const

export type PromptSort = (typeof promptSorts)[number]
