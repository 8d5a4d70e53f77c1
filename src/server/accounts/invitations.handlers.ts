import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { inviteToDealer, inviteUser } from "./invite.ts"

/** Accounts that staff make for others. */
export const invitationsHandlers = HttpApiBuilder.group(ShopApi, "invitations", (handlers) =>
  handlers.handleAll({
    invite: ({ payload }) => orUnavailable(inviteUser(payload)),
    inviteToDealer: ({ params, payload }) => orUnavailable(inviteToDealer(params.dealerId, payload))
  })
)
