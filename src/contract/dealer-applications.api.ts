import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { longestAnswer } from "../domain/dealer-application/application.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { fileBody, fileBodyType, fileQuery, TooLarge } from "./file-body.ts"
import { exactText, integer, integerText, lines } from "./primitives.ts"
import {
  ApplicationConflict,
  applicationDocument,
  applicationRow,
  deskApplication,
  sentApplication
} from "./schemas/dealer-application.schema.ts"
import { pageOf, paging } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

/** API calls for the application of a dealer who wants to sell in the shop (rule dealer.application). */
export class DealerApplicationsApi extends HttpApiGroup.make("dealerApplications").add(
  HttpApiEndpoint.post("keepDocument", "/api/haendler-werden/dokumente", {
    query: fileQuery,
    payload: fileBody,
    success: applicationDocument,
    error: [Invalid, TooLarge, Unavailable]
  }),
  HttpApiEndpoint.post("send", "/api/haendler-werden", {
    payload: sentApplication,
    success: wire({ success: Schema.Boolean }),
    error: [Invalid, Unavailable]
  })
) {}

const greatest = 2_147_483_647
const ofApplication = { params: { applicationId: integerText(1, greatest) } }
const version = integer(1, greatest)
const answered = wire({ version, answer: lines(longestAnswer) })
const decided = {
  success: deskApplication,
  error: [Invalid, NotFound, ApplicationConflict, Unavailable]
} as const

/** API calls for staff who handle dealers' applications (rule dealer.application). */
export class ApplicationDeskApi extends HttpApiGroup.make("applicationDesk").add(
  HttpApiEndpoint.get("list", "/api/support/haendler-antraege", {
    /**
     * Without `state`: applications that wait for a decision, oldest first; with `state`: applications with this
     * decision, newest first.
     */
    query: { ...paging, state: Schema.optionalKey(Schema.Literals(["accepted", "refused"])) },
    success: pageOf(applicationRow),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("show", "/api/support/haendler-antraege/:applicationId", {
    ...ofApplication,
    success: deskApplication,
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("documentFile", "/api/support/haendler-antraege/:applicationId/dokumente/:documentId", {
    params: { ...ofApplication.params, documentId: exactText(40) },
    success: HttpApiSchema.StreamUint8Array({ contentType: fileBodyType }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("take", "/api/support/haendler-antraege/:applicationId/uebernehmen", {
    ...ofApplication,
    payload: wire({ version }),
    ...decided
  }),
  HttpApiEndpoint.post("accept", "/api/support/haendler-antraege/:applicationId/annehmen", {
    ...ofApplication,
    payload: answered,
    ...decided
  }),
  HttpApiEndpoint.post("refuse", "/api/support/haendler-antraege/:applicationId/ablehnen", {
    ...ofApplication,
    payload: answered,
    ...decided
  })
) {}
