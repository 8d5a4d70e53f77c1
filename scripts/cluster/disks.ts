import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { homeOf, type Layout, type Machine } from "./layout.ts"

const mount = (...args: ReadonlyArray<string>): string | undefined => {
  const { status, stderr, error } = spawnSync("mount", args, { encoding: "utf8" })
  return status === 0 ? undefined : `mount ${args.join(" ")}: ${error?.message ?? stderr.trim()}`
}

/** Returns whether this process may mount the small disks on which databases run out of space. */
export const mayMakeDisks = (): boolean => {
  const folder = mkdtempSync(join(tmpdir(), "heizmarkt-disk-"))
  const isMounted = mount("-t", "tmpfs", "-o", "size=1m", "tmpfs", folder) === undefined
  if (isMounted) spawnSync("umount", [folder])
  rmdirSync(folder)
  return isMounted
}

/** Mounts a disk in memory for each database machine, if the layout asks for it. */
export const makeDisks = (layout: Layout): void => {
  if (layout.diskMb === undefined) return
  for (const machine of layout.databases) {
    const home = homeOf(layout, machine)
    mkdirSync(home, { recursive: true })
    const problem = mount("-t", "tmpfs", "-o", `size=${layout.diskMb}m,mode=700`, "tmpfs", home)
    if (problem !== undefined) throw new Error(problem)
  }
}

/** Leaves a machine's disk no free space: the disk shrinks to what is used. */
export const fillDisk = (layout: Layout, machine: Machine): void => {
  const home = homeOf(layout, machine)
  let problem: string | undefined
  // services write meanwhile, and a disk cannot be smaller than what is used
  for (let attempt = 0; attempt < 20; attempt++) {
    const { blocks, bfree, bsize } = statfsSync(home)
    const usedKb = Math.ceil(((blocks - bfree) * bsize) / 1024)
    problem = mount("-o", `remount,size=${usedKb + 16 * attempt}k`, home)
    if (problem === undefined) return
  }
  throw new Error(problem)
}

/** Gives a machine's disk its space back. */
export const makeRoom = (layout: Layout, machine: Machine): void => {
  const problem = mount("-o", `remount,size=${layout.diskMb}m`, homeOf(layout, machine))
  if (problem !== undefined) throw new Error(problem)
}

/** Unmounts the disks that `makeDisks` mounted; their files are gone with them. */
export const removeDisks = (layout: Layout): void => {
  for (const home of disksLeft(layout)) spawnSync("umount", ["-l", home])
}

/** Returns the folders of a layout on which a disk is still mounted. */
export const disksLeft = (layout: Layout): ReadonlyArray<string> => {
  if (layout.diskMb === undefined) return []
  const mounted = new Set(
    readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .map((line) => line.split(" ")[1])
  )
  return layout.databases.map((machine) => homeOf(layout, machine)).filter((home) => mounted.has(home))
}
