import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { balancerMachine, type Layout, type Machine } from "./layout.ts"

const ip = (...args: ReadonlyArray<string>) => {
  const { status, stderr, error } = spawnSync("ip", args, { encoding: "utf8" })
  if (status !== 0) throw new Error(`ip ${args.join(" ")}: ${error?.message ?? stderr.trim()}`)
}

/** Returns the name of a machine's namespace and of its network device. */
const namespaceOf = (bridge: string, { name }: Machine) => `${bridge}-${name}`

/** Returns the name of the device through which the balancer and the drills reach the bridge. */
const ownDevice = (bridge: string) => `${bridge}-own`

const machinesOf = ({ databases, shops }: Layout): ReadonlyArray<Machine> => [...databases, ...shops]

/** Returns whether this process may create network namespaces. */
export const mayMakeNamespaces = (): boolean => {
  if (process.getuid?.() !== 0) return false
  const name = `hz-try-${process.pid}`
  if (spawnSync("ip", ["netns", "add", name]).status !== 0) return false
  return spawnSync("ip", ["netns", "del", name]).status === 0
}

/**
 * Creates the bridge with a device of this machine, and for each other machine a namespace with a device on the bridge.
 */
export const makeNetwork = (layout: Layout): void => {
  const { bridge } = layout
  if (bridge === undefined) return
  ip("link", "add", bridge, "type", "bridge")
  ip("link", "set", bridge, "up")
  const [own, cable] = [ownDevice(bridge), namespaceOf(bridge, balancerMachine)]
  ip("link", "add", own, "type", "veth", "peer", "name", cable)
  ip("addr", "add", `${balancerMachine.host}/24`, "dev", own)
  ip("link", "set", own, "up")
  ip("link", "set", cable, "master", bridge, "up")
  for (const machine of machinesOf(layout)) {
    const namespace = namespaceOf(bridge, machine)
    ip("netns", "add", namespace)
    ip("link", "add", namespace, "type", "veth", "peer", "name", "eth0", "netns", namespace)
    ip("link", "set", namespace, "master", bridge, "up")
    ip("-n", namespace, "addr", "add", `${machine.host}/24`, "dev", "eth0")
    ip("-n", namespace, "link", "set", "eth0", "up")
    ip("-n", namespace, "link", "set", "lo", "up")
  }
}

/** Removes the network that `makeNetwork` created, even if it is incomplete. */
export const removeNetwork = (layout: Layout): void => {
  const { bridge } = layout
  if (bridge === undefined) return
  for (const machine of machinesOf(layout)) spawnSync("ip", ["netns", "del", namespaceOf(bridge, machine)])
  for (const device of [ownDevice(bridge), bridge]) spawnSync("ip", ["link", "del", device])
}

/** Returns the names of a layout's namespaces and devices that still exist. */
export const networkLeft = (layout: Layout): ReadonlyArray<string> => {
  const { bridge } = layout
  if (bridge === undefined) return []
  const own = [
    bridge,
    ownDevice(bridge),
    ...machinesOf(layout).map((machine) => namespaceOf(bridge, machine))
  ]
  return own.filter(
    (name) => existsSync(`/run/netns/${name}`) || spawnSync("ip", ["link", "show", name]).status === 0
  )
}

/** Disconnects or reconnects a machine's network. */
export const setCable = ({ bridge }: Layout, machine: Machine, state: "up" | "down"): void => {
  if (bridge === undefined) throw new Error("Without namespaces there is no network to cut")
  ip("link", "set", namespaceOf(bridge, machine), state)
}

/** Returns the command prefix that runs a command on a machine. */
export const onMachine = ({ bridge }: Layout, machine: Machine | undefined): ReadonlyArray<string> =>
  bridge === undefined || machine === undefined ? [] : ["ip", "netns", "exec", namespaceOf(bridge, machine)]
