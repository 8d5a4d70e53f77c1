import { productGroupBySlug } from "../product/product-group.ts"
import { ownRoutes } from "./own-routes.gen.ts"

const fits = (route: ReadonlyArray<string>, path: ReadonlyArray<string>): boolean => {
  const [segment, ...routeRest] = route
  const [given, ...rest] = path
  if (segment === undefined) return given === undefined
  // matches an optional segment
  if (segment.startsWith("{-$")) return given === undefined || fits(routeRest, rest)
  if (given === undefined) return false
  const isFit =
    segment === "$productGroup"
      ? productGroupBySlug(given) !== undefined
      : segment.startsWith("$") || segment === given
  return isFit && fits(routeRest, rest)
}

const segmentsOf = (path: string): ReadonlyArray<string> => path.split("/").filter((part) => part !== "")

const routes = ownRoutes.map(segmentsOf)

/** Whether one of the shop's routes matches a path; the route may still reject the path's parameters. */
export const isOwnRoute = (path: string): boolean => {
  const segments = segmentsOf(path)
  return segments.length === 0 || routes.some((route) => fits(route, segments))
}
