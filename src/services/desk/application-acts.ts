import type { ApplicationAct } from "../../domain/dealer-application/application.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import {
  applicationDeskAccept,
  applicationDeskRefuse,
  applicationDeskTake
} from "../client/dealer-routes.gen.ts"
import type { Client } from "../client/client.ts"
import { outcomeOf } from "./user-acts.ts"

/** Moves an application to its next status, unless it has changed since this version was read. */
export const actOnApplication = async (
  client: Client,
  act: ApplicationAct,
  { applicationId, version }: { readonly applicationId: number; readonly version: number },
  answer: string
): Promise<ActOutcome> => {
  const params = { applicationId }
  switch (act) {
    case "take":
      return outcomeOf(await client.call(applicationDeskTake, { params, payload: { version } }))
    case "accept":
      return outcomeOf(await client.call(applicationDeskAccept, { params, payload: { version, answer } }))
    case "refuse":
      return outcomeOf(await client.call(applicationDeskRefuse, { params, payload: { version, answer } }))
  }
}
