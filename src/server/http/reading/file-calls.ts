import type { HttpApiEndpoint } from "effect/http-api"
import { takesFile } from "../../../contract/file-body.ts"
import { ShopApi } from "../../../contract/shop.api.ts"

type Endpoint = Pick<HttpApiEndpoint.Top, "path" | "payload">

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")

/** Returns a pattern for the addresses of a contract path, in which `:name` is one segment. */
const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split("/")
      .map((part) => (part.startsWith(":") ? "[^/?#]+" : escaped(part)))
      .join("/")}(?:[?#]|$)`,
    "u"
  )

const addresses = Object.values(ShopApi.groups)
  .flatMap((group) => Object.values<Endpoint>(group.endpoints))
  .filter(takesFile)
  .map(({ path }) => pattern(path))

/** Whether a call at this address accepts a file, which may be larger and slower than other bodies. */
export const isFileAddress = (url: string): boolean => addresses.some((address) => address.test(url))
