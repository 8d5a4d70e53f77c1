import type { CampaignAct, RecordAct } from "../../domain/adverts/desk-acts.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import type { Answer } from "../client/call.ts"
import { advertDeskMoveAdvert, advertDeskMoveSlot, campaignDeskMove } from "../client/dealer-routes.gen.ts"
import type { Client } from "../client/client.ts"
import type { FormRefusal } from "./record-form.ts"
import { outcomeOf } from "./user-acts.ts"

interface Seen {
  readonly id: number
  readonly rowVersion: number
}

const movedOf = (answer: Answer<unknown, FormRefusal>): ActOutcome =>
  answer.type === "refused" && answer.status === 409
    ? { kind: "refused", code: "overtaken" }
    : outcomeOf(answer)

/** Archives or restores a slot, unless it has changed since this version was read. */
export const actOnSlot = async (
  client: Client,
  act: RecordAct,
  { id, rowVersion }: Seen
): Promise<ActOutcome> =>
  movedOf(await client.call(advertDeskMoveSlot, { params: { id }, payload: { rowVersion, act } }))

/** Archives or restores an advert. */
export const actOnAdvert = async (
  client: Client,
  act: RecordAct,
  { id, rowVersion }: Seen
): Promise<ActOutcome> =>
  movedOf(await client.call(advertDeskMoveAdvert, { params: { id }, payload: { rowVersion, act } }))

/** Pauses, resumes, archives or restores a campaign. */
export const actOnCampaign = async (
  client: Client,
  act: CampaignAct,
  { id, rowVersion }: Seen
): Promise<ActOutcome> =>
  movedOf(await client.call(campaignDeskMove, { params: { id }, payload: { rowVersion, act } }))
