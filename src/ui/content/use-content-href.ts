import { isSharedAddress } from "../../domain/locale/shared-address.ts"
import { useHref } from "../kit/site.tsx"

const isOwn = (target: string): target is `/${string}` => target.startsWith("/")

/**
 * Returns the URL of a link that an editor has written: pages of the shop have the prefix of this host, files and other
 * sites have none (rule page.prefix).
 */
export const useContentHref = (): ((target: string) => string) => {
  const href = useHref()
  return (target) => (isOwn(target) && !isSharedAddress(target) ? href(target) : target)
}
