import { always, load, type Shot } from "./load.ts"

const isShot = (value: unknown): value is Shot =>
  typeof value === "object" && value !== null && "path" in value

// arguments: target origin, process id of the server, number of connections, duration in seconds, and the request to
// repeat
const [, , origin = "", pid = "", connections = "", seconds = "", shot = ""] = process.argv
const asked: unknown = JSON.parse(shot)
if (!isShot(asked)) throw new Error("No request to send")
const server = { origin, pid: Number(pid), next: always(asked) }
console.log(
  JSON.stringify(await load(server, { connections: Number(connections), seconds: Number(seconds) }))
)
