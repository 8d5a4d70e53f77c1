import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { inviteLengths } from "../domain/account/invitation.ts"
import { roles } from "../domain/rights/roles.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { instant, integerText, list, text } from "./primitives.ts"
import { accountId, role } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const person = {
  email: text(inviteLengths.email),
  firstName: text(inviteLengths.firstName),
  lastName: text(inviteLengths.lastName)
}

/** The created or still pending account, and the expiry of the mailed link for setting its password. */
const invited = wire({ id: Schema.Int, invitedUntil: instant })

/**
 * API calls for accounts that staff create for other people, who set their passwords through a mailed link (rule
 * account.invitations). If the account has no password yet, repeating the call sends a new link and invalidates the
 * earlier link.
 */
export class InvitationsApi extends HttpApiGroup.make("invitations").add(
  HttpApiEndpoint.post("invite", "/api/support/einladungen", {
    payload: wire({
      ...person,
      roles: list(role, roles.length),
      /**
       * The advertiser whose statistics the account may see; required for advertising partners, absent for all other
       * roles.
       */
      dealerId: Schema.optionalKey(Schema.NullOr(accountId))
    }),
    success: invited,
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("inviteToDealer", "/api/support/haendler/:dealerId/einladungen", {
    params: { dealerId: integerText(1, 2_147_483_647) },
    payload: wire(person),
    success: invited,
    error: [Invalid, NotFound, Unavailable]
  })
) {}
