import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { longestPath, longestWords } from "../domain/content/content-limits.ts"
import { contentKinds, guideThemes } from "../domain/content/content-page.ts"
import { deskListSize, pageSorts } from "../domain/content/page-draft.ts"
import { longestNote } from "../domain/content/publication.ts"
import { contentPage } from "./content.api.ts"
import { Forbidden, Invalid, NotFound, Unavailable } from "./errors.ts"
import { countryIdText, instant, integer, integerText, lines, text } from "./primitives.ts"
import {
  attendance,
  checkProblem,
  deskPage,
  deskPageRow,
  difference,
  DraftConflict,
  linkingPage,
  NotPublishable,
  pageDraft,
  PageConflict,
  publicationState,
  saved,
  seen
} from "./schemas/content-desk.schema.ts"
import { pageOf, search } from "./schemas/support.schema.ts"
import { nothing, wire } from "./wire.ts"

const greatest = 2_147_483_647
const idText = integerText(1, greatest)
const versionNumber = integer(1, greatest)
const ofPage = { params: { pageId: idText } }
const reading = [Invalid, Forbidden, NotFound, Unavailable] as const
const acting = [...reading, PageConflict] as const

/** The body contains a complete draft, so it may be larger than other bodies (rule safety.body-size). */
export const saveDraftPath = "/api/support/cms/entwurf"

const pages = [
  HttpApiEndpoint.get("pages", "/api/support/cms", {
    query: {
      search,
      kind: Schema.optionalKey(Schema.Literals(contentKinds)),
      state: Schema.optionalKey(publicationState),
      country: Schema.optionalKey(countryIdText),
      /** Id of an account; only pages that this account has edited last are listed. */
      editor: Schema.optionalKey(idText),
      /** Sorted by path if absent. */
      sort: Schema.optionalKey(Schema.Literals(pageSorts)),
      page: Schema.optionalKey(integerText(1, 100_000)),
      size: Schema.optionalKey(integerText(1, deskListSize.most))
    },
    success: pageOf(deskPageRow),
    error: [Invalid, Forbidden, Unavailable]
  }),
  HttpApiEndpoint.get("show", "/api/support/cms/:pageId", { ...ofPage, success: deskPage, error: reading }),
  HttpApiEndpoint.post("create", "/api/support/cms", {
    payload: wire({
      kind: Schema.Literals(contentKinds),
      path: text(longestPath),
      title: text(longestWords.title),
      theme: Schema.NullOr(Schema.Literals(guideThemes))
    }),
    success: saved,
    error: [Invalid, Forbidden, Unavailable]
  }),
  HttpApiEndpoint.post("save", saveDraftPath, {
    payload: wire({ id: integer(1, greatest), ...seen, draft: pageDraft }),
    success: saved,
    error: [...reading, DraftConflict]
  }),
  HttpApiEndpoint.post("move", "/api/support/cms/:pageId/adresse", {
    ...ofPage,
    payload: wire({ ...seen, path: text(longestPath) }),
    success: saved,
    error: acting
  }),
  HttpApiEndpoint.post("remove", "/api/support/cms/:pageId/loeschen", {
    ...ofPage,
    payload: wire(seen),
    success: wire({ success: Schema.Boolean }),
    error: acting
  }),
  // an editor's page sends this regularly while it is open; the response lists the other editors and their saved
  // changes
  HttpApiEndpoint.post("attend", "/api/support/cms/:pageId/anwesend", {
    ...ofPage,
    payload: nothing,
    success: attendance,
    error: reading
  })
] as const

const publishing = [
  HttpApiEndpoint.get("check", "/api/support/cms/:pageId/pruefung", {
    ...ofPage,
    success: wire({ items: Schema.Array(checkProblem) }),
    error: reading
  }),
  // the published pages that link to this one, which its end or another address would affect
  HttpApiEndpoint.get("linking", "/api/support/cms/:pageId/verweise", {
    ...ofPage,
    success: wire({ items: Schema.Array(linkingPage), total: Schema.Int }),
    error: reading
  }),
  HttpApiEndpoint.post("publish", "/api/support/cms/:pageId/veroeffentlichen", {
    ...ofPage,
    payload: wire({
      ...seen,
      /** When the draft is published; null means immediately. */
      publishAt: Schema.NullOr(instant),
      /** Null means no expiry. */
      expiresAt: Schema.NullOr(instant)
    }),
    success: saved,
    error: [...acting, NotPublishable]
  }),
  HttpApiEndpoint.post("unschedule", "/api/support/cms/:pageId/termin-absagen", {
    ...ofPage,
    payload: wire(seen),
    success: saved,
    error: acting
  }),
  HttpApiEndpoint.post("end", "/api/support/cms/:pageId/beenden", {
    ...ofPage,
    payload: wire(seen),
    success: saved,
    error: acting
  }),
  HttpApiEndpoint.post("discard", "/api/support/cms/:pageId/verwerfen", {
    ...ofPage,
    payload: wire(seen),
    success: saved,
    error: acting
  })
] as const

const reviewing = [
  HttpApiEndpoint.post("askReview", "/api/support/cms/:pageId/durchsicht", {
    ...ofPage,
    payload: wire({ ...seen, note: lines(longestNote) }),
    success: saved,
    error: acting
  }),
  HttpApiEndpoint.post("recall", "/api/support/cms/:pageId/durchsicht-zuruecknehmen", {
    ...ofPage,
    payload: wire(seen),
    success: saved,
    error: acting
  }),
  HttpApiEndpoint.post("approve", "/api/support/cms/:pageId/freigeben", {
    ...ofPage,
    payload: wire(seen),
    success: saved,
    error: acting
  }),
  HttpApiEndpoint.post("sendBack", "/api/support/cms/:pageId/zurueckgeben", {
    ...ofPage,
    payload: wire({ ...seen, note: lines(longestNote) }),
    success: saved,
    error: acting
  })
] as const

const versions = [
  HttpApiEndpoint.get("version", "/api/support/cms/:pageId/versionen/:number", {
    params: { pageId: idText, number: idText },
    success: pageDraft,
    error: reading
  }),
  // compares the version `from` with the version `to`; without `to`, with the draft
  HttpApiEndpoint.get("differences", "/api/support/cms/:pageId/unterschiede", {
    ...ofPage,
    query: { from: idText, to: Schema.optionalKey(idText) },
    success: wire({ items: Schema.Array(difference) }),
    error: reading
  }),
  HttpApiEndpoint.post("restore", "/api/support/cms/:pageId/wiederherstellen", {
    ...ofPage,
    payload: wire({ ...seen, number: versionNumber }),
    success: saved,
    error: acting
  }),
  /** The draft as visitors of a country would read it. */
  HttpApiEndpoint.get("preview", "/api/support/cms/:pageId/vorschau", {
    ...ofPage,
    query: { countryId: countryIdText },
    success: wire({ page: contentPage, author: Schema.String }),
    error: reading
  })
] as const

/**
 * API calls of the editors' desk: pages, drafts, publishing, versions (rules content.draft and content.publication).
 */
export class ContentDeskApi extends HttpApiGroup.make("contentDesk").add(
  ...pages,
  ...publishing,
  ...reviewing,
  ...versions
) {}
