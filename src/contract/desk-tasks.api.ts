import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { longestTaskNote, taskOwners, taskStates } from "../domain/desk-task/desk-task.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { exactText, integer, lines, localDate } from "./primitives.ts"
import { deskTask, TaskConflict, taskKind, taskPerson } from "./schemas/desk-task.schema.ts"
import { accountId, paging } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const ofTask = { params: { kind: taskKind, subject: exactText(80) } }
/** 0 for a task that has not been edited yet. */
const rowVersion = integer(0, 2_147_483_647)
const note = lines(longestTaskNote)
const led = {
  /** Null if the task is closed. */
  success: wire({ task: Schema.NullOr(deskTask) }),
  error: [Invalid, NotFound, TaskConflict, Unavailable]
} as const

/** API calls for open staff tasks, with owner and state (rules task.kinds and task.states). */
export class DeskTasksApi extends HttpApiGroup.make("deskTasks").add(
  HttpApiEndpoint.get("list", "/api/support/aufgaben", {
    query: {
      ...paging,
      kind: Schema.optionalKey(taskKind),
      owner: Schema.optionalKey(Schema.Literals(taskOwners)),
      /** If absent, all tasks except postponed ones are listed. */
      state: Schema.optionalKey(Schema.Literals(taskStates))
    },
    success: wire({
      items: Schema.Array(deskTask),
      total: Schema.Int,
      page: Schema.Int,
      size: Schema.Int,
      /** For each kind of task that the user may handle, the number of tasks, whatever kind was requested. */
      kinds: Schema.Array(wire({ kind: taskKind, count: Schema.Int }))
    }),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("waiting", "/api/support/aufgaben-anzahl", {
    success: wire({ open: Schema.Int, own: Schema.Int }),
    error: Unavailable
  }),
  HttpApiEndpoint.get("colleagues", "/api/support/aufgaben/:kind/kollegen", {
    params: { kind: taskKind },
    success: wire({ items: Schema.Array(taskPerson) }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("take", "/api/support/aufgaben/:kind/:subject/uebernehmen", {
    ...ofTask,
    payload: wire({ rowVersion }),
    ...led
  }),
  HttpApiEndpoint.post("giveBack", "/api/support/aufgaben/:kind/:subject/zurueckgeben", {
    ...ofTask,
    payload: wire({ rowVersion }),
    ...led
  }),
  HttpApiEndpoint.post("handOver", "/api/support/aufgaben/:kind/:subject/uebergeben", {
    ...ofTask,
    payload: wire({ rowVersion, ownerId: accountId, note }),
    ...led
  }),
  HttpApiEndpoint.post("postpone", "/api/support/aufgaben/:kind/:subject/zurueckstellen", {
    ...ofTask,
    payload: wire({ rowVersion, until: localDate, note }),
    ...led
  }),
  HttpApiEndpoint.post("recall", "/api/support/aufgaben/:kind/:subject/vorlegen", {
    ...ofTask,
    payload: wire({ rowVersion }),
    ...led
  }),
  HttpApiEndpoint.post("close", "/api/support/aufgaben/:kind/:subject/erledigen", {
    ...ofTask,
    payload: wire({ rowVersion, note }),
    ...led
  })
) {}
