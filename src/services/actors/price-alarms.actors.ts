import { fromPromise } from "xstate"
import type { EditedAlarm, KeptAlarm } from "../../domain/alarm/edited-alarms.ts"
import type { AlarmRefusal, SaveAnswer } from "../../machines/price-alarms.machine.ts"
import { alarmsList, alarmsSave } from "../client/account-routes.gen.ts"
import type { CallOptions, Client } from "../client/client.ts"
import { heard, heardValue, isSignedOut, NoAnswer } from "../client/no-answer.ts"

/**
 * Maps a validation error to its row: `items[2].zipCode`, as the client spells it, belongs to the third row that was
 * sent; any other field belongs to the whole list.
 */
const refusalOf = (
  items: ReadonlyArray<EditedAlarm>,
  { code, field }: { readonly code: string; readonly field: string }
): AlarmRefusal => {
  const [, index, name] = /^items\[([0-9]+)\]\.([A-Za-z0-9]+)$/u.exec(field) ?? []
  return { code, field: name ?? "", key: index === undefined ? "" : (items[Number(index)]?.key ?? "") }
}

const saveAlarms = async (
  client: Client,
  items: ReadonlyArray<EditedAlarm>,
  options: CallOptions
): Promise<SaveAnswer> => {
  const sent = items.map(({ key: _key, confirmed: _confirmed, ...wish }) => ({
    ...wish,
    channel: "Email" as const
  }))
  const answer = heard(await client.call(alarmsSave, { payload: { items: sent } }, options))
  if (answer.type === "ok") return { kind: "saved" }
  if (answer.retryAfter !== undefined) return { kind: "wait", seconds: answer.retryAfter }
  if (isSignedOut(answer)) return { kind: "signedOut" }
  const { error } = answer
  if (answer.status === 404 || error.code === "VersionConflict") return { kind: "gone" }
  if (error.code !== "Invalid") throw new NoAnswer(error.code)
  return { kind: "refused", refusals: error.problems.map((problem) => refusalOf(items, problem)) }
}

/** Implements the ports of the price-alarm machine. */
export const priceAlarmsActors = (client: Client) => ({
  saveAlarms: fromPromise<SaveAnswer, { readonly items: ReadonlyArray<EditedAlarm> }>(({ input, signal }) =>
    saveAlarms(client, input.items, { signal })
  ),
  loadAlarms: fromPromise<ReadonlyArray<KeptAlarm>, Record<string, never>>(
    async ({ signal }) => heardValue(await client.call(alarmsList, {}, { signal })).items
  )
})
