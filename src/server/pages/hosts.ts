import { type LocaleCode, localeCodes } from "../../domain/locale/locale.ts"
import { hostName } from "../http/front/hosts.ts"
import type { SiteConfig } from "../site-config.ts"

/** Role of a host name: the domain of one locale, or a host that serves all locales. */
export interface HostRole {
  readonly domain: LocaleCode | undefined
}

/** Returns the role of every host that the shop serves, by name without port (rules page.locale and page.prefix). */
export const hostRoles = ({ site, sharedHosts }: SiteConfig): ReadonlyMap<string, HostRole> => {
  const roles = new Map<string, HostRole>(sharedHosts.map((host) => [host, { domain: undefined }]))
  for (const code of localeCodes) roles.set(new URL(site.locales[code].origin).hostname, { domain: code })
  return roles
}

/** Returns the role of a request's host; the host guard has already refused all other hosts. */
export const hostRoleOf = (
  roles: ReadonlyMap<string, HostRole>,
  host: string | undefined
): HostRole | undefined => roles.get(hostName(host) ?? "")
