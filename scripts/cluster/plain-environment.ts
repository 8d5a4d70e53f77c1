import type { Layout } from "./layout.ts"

/** Environment variable by which all processes of a cluster are recognised. */
export const folderVariable = "HEIZMARKT_CLUSTER"

/** Returns the environment of all services in addition to their own variables. */
export const plainEnvironment = ({ folder }: Layout): Readonly<Record<string, string>> => ({
  PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
  LANG: "C.UTF-8",
  [folderVariable]: folder
})
