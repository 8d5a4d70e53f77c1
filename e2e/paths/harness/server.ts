import { start } from "../../../src/server/start.ts"
import { watchedBuild } from "./watched-build.ts"

// runs the shop as `npm start` does, with the build of the pages that records their machines
process.env["NODE_ENV"] ??= "production"
process.exitCode = await start(process.env, console, watchedBuild)
