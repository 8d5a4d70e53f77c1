import type { OwnPressure } from "../../ports/pressure.ts"
import { workOfRequest } from "../work-of-request.ts"
import { openToAll } from "./any-origin.ts"
import { comeAgain } from "./come-again.ts"
import type { Front } from "./front-door.ts"

/**
 * Refuses calls by their class, before they are read, while the load is higher than the instance can handle (rule
 * safety.shedding); a refusal after the router would cost as much as a page.
 */
export const shedCalls =
  (pressure: OwnPressure): Front =>
  ({ method = "", url = "" }, response) => {
    if (pressure.shedClasses === 0) return false
    const work = workOfRequest(method, url)
    if (work === undefined || !pressure.refuses(work)) return false
    return comeAgain(response, pressure.comeAgainIn(), openToAll(url))
  }
