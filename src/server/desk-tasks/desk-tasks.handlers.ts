import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { actOnTask } from "./act-on-task.ts"
import { colleaguesFor } from "./colleagues.ts"
import { listTasks, waitingTasks } from "./list-tasks.ts"

/** The API endpoints for the tasks of staff. */
export const deskTasksHandlers = HttpApiBuilder.group(ShopApi, "deskTasks", (handlers) => {
  const led = (...wanted: Parameters<typeof actOnTask>) =>
    orUnavailable(Effect.map(actOnTask(...wanted), (task) => ({ task })))
  return handlers.handleAll({
    list: ({ query }) => orUnavailable(listTasks(query)),
    waiting: () => orUnavailable(waitingTasks),
    colleagues: ({ params }) => orUnavailable(colleaguesFor(params.kind)),
    take: ({ params, payload }) => led(params, { act: "take", ...payload }),
    giveBack: ({ params, payload }) => led(params, { act: "giveBack", ...payload }),
    handOver: ({ params, payload }) => led(params, { act: "handOver", ...payload }),
    postpone: ({ params, payload }) => led(params, { act: "postpone", ...payload }),
    recall: ({ params, payload }) => led(params, { act: "recall", ...payload }),
    close: ({ params, payload }) => led(params, { act: "close", ...payload })
  })
})
