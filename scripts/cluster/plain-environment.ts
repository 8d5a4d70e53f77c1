import type { Layout } from "./layout.ts"

/** Environment variable by which every process of a cluster can be recognised. */
export const folderVariable = "HEIZMARKT_CLUSTER"

/** Returns the environment variables that all services share; each service adds its own variables. */
export const plainEnvironment = ({ folder }: Layout): Readonly<Record<string, string>> => ({
  PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
  LANG: "C.UTF-8",
  [folderVariable]: folder
})
