import { mkdirSync } from "node:fs"
import { giveToServices } from "./service-user.ts"

/** Makes a folder of the services'. */
export const makeServiceFolder = (path: string): void => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  giveToServices(path)
}
