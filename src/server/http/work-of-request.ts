import { policy } from "../../contract/permissions-of-calls.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { workOfCall } from "../../contract/work-of-calls.ts"
import type { WorkClass } from "../../domain/operations/work-classes.ts"
import { calledPath } from "./log/called-path.ts"
import { RouteNames } from "./log/route-names.ts"

interface Endpoint {
  readonly identifier: string
  readonly method: string
  readonly path: string
}

/**
 * Calls outside the contract. The load balancer's readiness check is one, because it needs a database connection even
 * if many calls wait for one.
 */
const others = [{ method: "GET", path: "/ready", work: "placing" }] as const

const calls = (): ReadonlyArray<{
  readonly method: string
  readonly path: string
  readonly work: WorkClass
}> => [
  ...others,
  ...Object.values(ShopApi.groups).flatMap((group) =>
    Object.values<Endpoint>(group.endpoints).flatMap(({ identifier, method, path }) => {
      const operation = `${group.identifier}.${identifier}`
      const permission = policy[operation]
      return permission === undefined
        ? []
        : [{ method, path: path.toLowerCase(), work: workOfCall({ operation, permission, method }) }]
    })
  )
]

const makeLookup = () => {
  const all = calls()
  const names = new RouteNames(all.map(({ path }) => path))
  const keyOf = (method: string, path: string) =>
    `${method === "HEAD" ? "GET" : method} ${names.nameOf(path)}`
  const classes = new Map(all.map(({ method, path, work }) => [keyOf(method, path), work]))
  return (method: string, url: string) => classes.get(keyOf(method, calledPath(url)))
}

let lookup: ReturnType<typeof makeLookup> | undefined

/**
 * Returns the class of work of the call that a request makes, whatever the spelling of the address (rule
 * safety.shedding); `undefined` if the request makes no call.
 */
export const workOfRequest = (method: string, url: string): WorkClass | undefined => {
  lookup ??= makeLookup()
  return lookup(method, url)
}
