import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { contentKinds, type ContentVersion, guideThemes } from "../../domain/content/content-page.ts"
import { differenceKinds } from "../../domain/content/differences.ts"
import { checkCodes, longestAuthor } from "../../domain/content/page-draft.ts"
import { publicationStates } from "../../domain/content/publication.ts"
import { isRecord } from "../../domain/is-record.ts"
import { countryIds } from "../../domain/place/country.ts"
import { problem } from "../errors.ts"
import { countryId, instant, list, text } from "../primitives.ts"
import { wire } from "../wire.ts"
import { rowVersion } from "./support.schema.ts"

type Contents = ContentVersion & Readonly<Record<string, unknown>>

/** The outlines of a version; what it holds is looked at where it is saved, which names the block (rule content.draft). */
const hasOutlines = (value: Readonly<Record<string, unknown>>): value is Contents =>
  ["title", "teaser", "seoTitle", "description"].every((name) => typeof value[name] === "string") &&
  Array.isArray(value["blocks"]) &&
  (value["overrides"] === undefined || isRecord(value["overrides"]))

/** What a page says, in the names of the code on the wire as well: it is a document, with ids of blocks for names. */
const contents: Schema.Codec<ContentVersion, Readonly<Record<string, unknown>>> = Schema.Record(
  Schema.String,
  Schema.Unknown
).pipe(Schema.refine(hasOutlines))

export const pageDraft = wire({
  /** Guides have one, and no other page. */
  theme: Schema.NullOr(Schema.Literals(guideThemes)),
  countries: list(countryId, countryIds.length).check(Schema.isMinLength(1)),
  author: text(longestAuthor),
  featured: Schema.Boolean,
  contents
})

export const publicationState = Schema.Literals(publicationStates)
const kind = Schema.Literals(contentKinds)

/** The acting user; the name is empty where the account is gone or the shop itself acted. */
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
  /** Whether visitors see a version of it now. */
  isLive: Schema.Boolean,
  changedAt: instant,
  editor: actingUser,
  /** Since when visitors see it, when its next version comes, and when it ends. */
  publishAt: Schema.NullOr(instant),
  nextAt: Schema.NullOr(instant),
  expiresAt: Schema.NullOr(instant)
}

/** A page in the list, which the tree is made of by its paths. */
export const deskPageRow = wire(pageHead)

const versionRow = wire({
  number: Schema.Int,
  writtenAt: instant,
  writtenBy: Schema.String,
  /** Whether visitors see this one, and whether it comes next. */
  isLive: Schema.Boolean,
  isNext: Schema.Boolean
})

const logEntry = wire({
  at: instant,
  /** `publication.…`; `content.create`, `content.move` and `content.restore` besides. */
  event: Schema.String,
  state: publicationState,
  actor: actingUser,
  /** What was said with it, the version, the addresses. */
  detail: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite, Schema.Boolean]))
})

/** Another user who has the page open. */
const attendant = wire({ name: Schema.String, at: instant })

/** The events that the machine accepts from the caller, so that pages offer nothing else. */
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

/** All of a page: its draft, what visitors see, its versions and its log, the newest first. */
export const deskPage = wire({
  ...pageHead,
  draft: pageDraft,
  /** Null where visitors see none. */
  published: Schema.NullOr(pageDraft),
  versions: Schema.Array(versionRow),
  log: Schema.Array(logEntry),
  /** The note for the reviewer, or the reviewer's; null without. */
  note: Schema.NullOr(Schema.String),
  acts: Schema.Array(Schema.Literals(deskActs)),
  others: Schema.Array(attendant)
})

export const attendance = wire({ rowVersion: Schema.Int, others: Schema.Array(attendant) })

export const saved = wire({ id: Schema.Int, rowVersion: Schema.Int })
export const seen = { rowVersion }

export const checkProblem = wire({
  code: Schema.Literals(checkCodes),
  /** Does not keep the page from being published. */
  isHint: Schema.Boolean,
  country: Schema.NullOr(countryId),
  block: Schema.NullOr(Schema.String),
  value: Schema.String
})

/** What is other in the second text than in the first (rule content.differences). */
export const difference = wire({
  kind: Schema.Literals(differenceKinds),
  /** The name of the word or setting, e.g. `title`; empty for a block. */
  name: Schema.String,
  block: Schema.NullOr(Schema.String),
  /** Where an override of a country is other; null for what all read. */
  country: Schema.NullOr(countryId)
})

const conflict = { message: Schema.String, problems: Schema.Array(problem) }

/** Another user saved first, or the page's state does not allow it: answers with the page as it is now. */
export const PageConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  ...conflict,
  page: deskPage
}).pipe(HttpApiSchema.status(409))

/** The same for a draft that was not saved, beside the one that was, with what differs from the saved to the sent one. */
export const DraftConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  ...conflict,
  page: deskPage,
  sent: pageDraft,
  differences: Schema.Array(difference)
}).pipe(HttpApiSchema.status(409))

/** The check has found what keeps the page from being published. */
export const NotPublishable = wire({
  code: Schema.Literal("NotPublishable"),
  ...conflict,
  found: Schema.Array(checkProblem)
}).pipe(HttpApiSchema.status(422))
