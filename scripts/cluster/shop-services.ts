import { join } from "node:path"
import { shopFlags } from "../../tools/child.ts"
import {
  balancerValues,
  homeOf,
  type Layout,
  type Passwords,
  type ShopMachine,
  shopValues
} from "./layout.ts"
import { clockEnvironment, underClock } from "./clocks.ts"
import { onMachine } from "./network.ts"
import { plainEnvironment } from "./plain-environment.ts"
import { makeServiceFolder } from "./service-folder.ts"
import { Service } from "./service.ts"
import { asServiceUser } from "./service-user.ts"
import { environmentOf, restartOf, writeConfiguration } from "./written-file.ts"

/** A machine that runs one instance of the shop, and the router that connects this instance to the primary. */
export interface Shop {
  readonly machine: ShopMachine
  readonly router: Service
  /** The shop instance; its working folder determines the release. */
  readonly copy: Service
}

const haproxy = (files: ReadonlyArray<string>) => [
  ...asServiceUser(),
  "/usr/sbin/haproxy",
  "-W",
  ...files.flatMap((file) => ["-f", file])
]

/** Creates the service of a shop instance that runs the release in a folder. */
export const copyOf = (
  layout: Layout,
  machine: ShopMachine,
  passwords: Passwords,
  release: string
): Service => {
  const home = homeOf(layout, machine)
  const file = writeConfiguration("shop.env", shopValues(layout, machine, passwords), home)
  return new Service({
    name: `${machine.name} copy`,
    line: [
      ...onMachine(layout, machine),
      ...asServiceUser(),
      ...underClock(layout),
      process.execPath,
      ...shopFlags(),
      "src/server/main.mjs"
    ],
    environment: {
      ...plainEnvironment(layout),
      ...environmentOf(file),
      ...clockEnvironment(layout, machine),
      PORT: String(machine.port),
      // the cache is not in the release folder, which belongs to another user
      NODE_COMPILE_CACHE: join(home, "compiled")
    },
    cwd: release,
    log: join(home, "copy.log"),
    restartSeconds: restartOf("heizmarkt@.service")
  })
}

/** Writes the configuration of a shop machine and returns its services, which are not started yet. */
export const shopServices = (
  layout: Layout,
  machine: ShopMachine,
  passwords: Passwords,
  release: string
): Shop => {
  const home = homeOf(layout, machine)
  makeServiceFolder(home)
  const values = shopValues(layout, machine, passwords)
  const files = ["haproxy-global.cfg", "haproxy-postgresql.cfg"].map((name) =>
    writeConfiguration(name, values, home)
  )
  const router = new Service({
    name: `${machine.name} router`,
    line: [...onMachine(layout, machine), ...haproxy(files)],
    environment: plainEnvironment(layout),
    cwd: home,
    log: join(home, "router.log"),
    restartSeconds: restartOf("heizmarkt-router.service")
  })
  return { machine, router, copy: copyOf(layout, machine, passwords, release) }
}

/** Creates the service of the HAProxy to which clients connect. */
export const balancerService = (layout: Layout, passwords: Passwords): Service => {
  const home = join(layout.folder, "balancer")
  makeServiceFolder(home)
  const values = balancerValues(layout, passwords)
  const files = ["haproxy-global.cfg", "haproxy-shop.cfg"].map((name) =>
    writeConfiguration(name, values, home)
  )
  return new Service({
    name: "balancer",
    line: haproxy(files),
    environment: plainEnvironment(layout),
    cwd: home,
    log: join(home, "haproxy.log"),
    restartSeconds: restartOf("heizmarkt-balancer.service")
  })
}
