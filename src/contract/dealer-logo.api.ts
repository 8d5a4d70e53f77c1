import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { fileBody, fileQuery, TooLarge } from "./file-body.ts"
import { integerText } from "./primitives.ts"
import { nothing, wire } from "./wire.ts"

const ofDealer = { params: { dealerId: integerText(1, 2_147_483_647) } }
const path = "/api/support/haendler/:dealerId/logo"

/** The logo of a dealer, edited by staff (rule dealer.logo); each upload replaces the logo before. */
export class DealerLogoApi extends HttpApiGroup.make("dealerLogo").add(
  HttpApiEndpoint.post("save", path, {
    ...ofDealer,
    query: fileQuery,
    payload: fileBody,
    success: wire({ logoUrl: Schema.String }),
    error: [Invalid, NotFound, TooLarge, Unavailable]
  }),
  HttpApiEndpoint.post("remove", `${path}/entfernen`, {
    ...ofDealer,
    payload: nothing,
    success: wire({ logoUrl: Schema.Null }),
    error: [Invalid, NotFound, Unavailable]
  })
) {}
