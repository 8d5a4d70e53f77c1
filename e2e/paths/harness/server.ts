import { start } from "../../../src/server/start.ts"
import { watchedBuild } from "./watched-build.ts"

// the shop as `npm start` runs it, with the pages whose machines are recorded
process.env["NODE_ENV"] ??= "production"
process.exitCode = await start(process.env, console, watchedBuild)
