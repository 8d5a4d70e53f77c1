import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { contentKinds, type ContentVersion, guideThemes } from "../../domain/content/content-page.ts"
import { differenceKinds } from "../../domain/content/differences.ts"
import { checkCodes, longestAuthor } from "../../domain/content/page-draft.ts"
import { publicationStates } from "../../domain/content/publication.ts"
import { isRecord } from "../../domain/is-record.ts"
import { countryIds } from "../../domain/place/country.ts"
import { problem } from "../errors.ts"
import { countryId, exactText, instant, list } from "../primitives.ts"
import { wire } from "../wire.ts"
import { rowVersion } from "./support.schema.ts"

type Contents = ContentVersion & Readonly<Record<string, unknown>>

/**
 * Checks only the basic structure of a version. The content itself is validated when a draft is saved; the error then
 * names the invalid block (rule content.draft).
 */
const hasOutlines = (value: Readonly<Record<string, unknown>>): value is Contents =>
  ["title", "teaser", "seoTitle", "description"].every((name) => typeof value[name] === "string") &&
  Array.isArray(value["blocks"]) &&
  (value["overrides"] === undefined || isRecord(value["overrides"]))

/**
 * Content of a page. On the wire it has the field names of the code, because the content is a document with block ids
 * as keys.
 */
const contents: Schema.Codec<ContentVersion, Readonly<Record<string, unknown>>> = Schema.Record(
  Schema.String,
  Schema.Unknown
).pipe(Schema.refine(hasOutlines))

export const pageDraft = wire({
  /** Only guides have a theme. */
  theme: Schema.NullOr(Schema.Literals(guideThemes)),
  countries: list(countryId, countryIds.length).check(Schema.isMinLength(1)),
  // kept as it is typed, like the contents: a draft is saved while a name is being written
  author: exactText(longestAuthor),
  featured: Schema.Boolean,
  contents
})

export const publicationState = Schema.Literals(publicationStates)
const kind = Schema.Literals(contentKinds)

/** The acting user; the name is empty if the account has been deleted or the shop itself acted. */
const actingUser = wire({ id: Schema.NullOr(Schema.Int), name: Schema.String })

const pageHead = {
  id: Schema.Int,
  rowVersion: Schema.Int,
  kind,
  path: Schema.String,
  title: Schema.String,
  theme: Schema.NullOr(Schema.Literals(guideThemes)),
  countries: Schema.Array(countryId),
  author: Schema.String,
  featured: Schema.Boolean,
  state: publicationState,
  /** Whether a version is visible to visitors now. */
  isLive: Schema.Boolean,
  changedAt: instant,
  editor: actingUser,
  /**
   * `publishAt`: start of the visible version; `nextAt`: start of the next version; `expiresAt`: end of visibility;
   * null also once the page has ended.
   */
  publishAt: Schema.NullOr(instant),
  nextAt: Schema.NullOr(instant),
  expiresAt: Schema.NullOr(instant)
}

/** A page in the list of pages; clients build the tree from the paths. */
export const deskPageRow = wire(pageHead)

const versionRow = wire({
  number: Schema.Int,
  writtenAt: instant,
  writtenBy: Schema.String,
  /** Whether this version is visible now, and whether it is the next one. */
  isLive: Schema.Boolean,
  isNext: Schema.Boolean
})

const logEntry = wire({
  at: instant,
  /** Name of the event: one of the `publication.…` events, or `content.create`, `content.move` or `content.restore`. */
  event: Schema.String,
  state: publicationState,
  actor: actingUser,
  /** Note, version and page paths of the event. */
  detail: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite, Schema.Boolean]))
})

/** Another user who has the page open. */
const attendant = wire({ name: Schema.String, at: instant })

/** The events that the state machine accepts from the caller, so that pages offer only these. */
export const deskActs = [
  "save",
  "publish",
  "schedule",
  "unschedule",
  "end",
  "discard",
  "askReview",
  "recall",
  "approve",
  "sendBack",
  "move",
  "remove"
] as const

/**
 * Complete data of a page: its draft, its visible version, all versions and the log; versions and log entries are
 * sorted from newest to oldest.
 */
export const deskPage = wire({
  ...pageHead,
  draft: pageDraft,
  /** Null if no version is visible. */
  published: Schema.NullOr(pageDraft),
  versions: Schema.Array(versionRow),
  log: Schema.Array(logEntry),
  /** The note for the reviewer or from the reviewer; null if there is none. */
  note: Schema.NullOr(Schema.String),
  acts: Schema.Array(Schema.Literals(deskActs)),
  others: Schema.Array(attendant)
})

export const attendance = wire({ rowVersion: Schema.Int, others: Schema.Array(attendant) })

export const saved = wire({ id: Schema.Int, rowVersion: Schema.Int })
export const seen = { rowVersion }

export const checkProblem = wire({
  code: Schema.Literals(checkCodes),
  /** Whether the finding is only a hint that does not block publishing. */
  isHint: Schema.Boolean,
  country: Schema.NullOr(countryId),
  block: Schema.NullOr(Schema.String),
  value: Schema.String
})

/** A page that links to another one, with the countries in which it does. */
export const linkingPage = wire({
  id: Schema.Int,
  path: Schema.String,
  title: Schema.String,
  countries: Schema.Array(countryId)
})

/** A difference between two texts (rule content.differences). */
export const difference = wire({
  kind: Schema.Literals(differenceKinds),
  /** The name of the text field or setting, e.g. `title`; empty for a block. */
  name: Schema.String,
  block: Schema.NullOr(Schema.String),
  /** The country whose override differs; null if the text for all countries differs. */
  country: Schema.NullOr(countryId)
})

const conflict = { message: Schema.String, problems: Schema.Array(problem) }

/** Another user saved first, or the page's state does not allow the action: the response contains the current page. */
export const PageConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  ...conflict,
  page: deskPage
}).pipe(HttpApiSchema.status(409))

/**
 * A draft that was not saved because of a conflict; contains the saved draft and the differences between the saved and
 * the sent draft.
 */
export const DraftConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  ...conflict,
  page: deskPage,
  sent: pageDraft,
  differences: Schema.Array(difference)
}).pipe(HttpApiSchema.status(409))

/** The check has found problems that block publishing. */
export const NotPublishable = wire({
  code: Schema.Literal("NotPublishable"),
  ...conflict,
  found: Schema.Array(checkProblem)
}).pipe(HttpApiSchema.status(422))
