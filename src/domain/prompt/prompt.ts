import type { CountryId } from "../place/country.ts"

/** Parts of the shop that a notice stands in: documents alone, neither the offer list nor pages of an order. */
export const promptPlaces = ["home", "prices", "dealers", "content"] as const

export type PromptPlace = (typeof promptPlaces)[number]

export const promptKinds = ["information", "warning"] as const

export type PromptKind = (typeof promptKinds)[number]

/** Most UTF-16 units of what is written. */
export const promptLengths = { text: 240, path: 200, linkHref: 500, linkText: 60 } as const

/** What an editor says of a notice (rule prompt.fields). */
export interface PromptEdit {
  readonly text: string
  readonly kind: PromptKind
  readonly place: PromptPlace
  /** Only there and below; everywhere at its place when empty. */
  readonly path: string
  /** Null for all countries. */
  readonly countryId: CountryId | null
  /** Moments of ISO 8601 in UTC; without an end it stays until it is removed. */
  readonly startsAt: string
  readonly endsAt: string | null
  /** Both or none of them. */
  readonly linkHref: string
  readonly linkText: string
}

export const promptStates = ["running", "planned", "ended"] as const

export type PromptState = (typeof promptStates)[number]

export interface Prompt extends PromptEdit {
  /** Drawn where it was begun, so that an attempt that is made again makes no second one. */
  readonly id: string
  /** 0 until it is saved for the first time. */
  readonly rowVersion: number
  readonly changedAt: string
  /** Who changed it last. */
  readonly changedBy: string
  /** How it stood when it was read. */
  readonly state: PromptState
}

/** A notice as visitors get it. */
export type ShownPrompt = Pick<PromptEdit, "text" | "kind" | "linkHref" | "linkText">

type Span = Pick<PromptEdit, "startsAt" | "endsAt">

/** How a notice stands at a time in ms (rule prompt.window): its first moment is in it, its end is not. */
export const promptState = ({ startsAt, endsAt }: Span, now: number): PromptState => {
  if (endsAt !== null && Date.parse(endsAt) <= now) return "ended"
  return Date.parse(startsAt) > now ? "planned" : "running"
}

export const promptSorts = ["start", "changed"] as const

export type PromptSort = (typeof promptSorts)[number]
