import { deferredPart } from "../../ui/offers/deferred-part.tsx"

/** The alarm below the list: a form that works without JavaScript; its script is loaded on the first interaction. */
export const ListAlarmPart = deferredPart(
  async () => (await import("./ListAlarm.tsx")).ListAlarm,
  import.meta.env.SSR ? (await import("./ListAlarm.tsx")).ListAlarm : undefined
)
