import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { prune, restorableDays, servedBases } from "./prune.ts"
import { manifestFile } from "./whole-bases.ts"

const now = Date.parse("2026-11-29T12:00:00Z")
const daysAgo = (days: number) => ({ endedAt: now - days * 86_400_000 })

it("pruning keeps every base needed for a restore to any time of the last 14 days", () => {
  expect(restorableDays).toBe(14)
  const bases = [20, 16, 15, 13, 1].map(daysAgo)
  expect(servedBases(bases, now)).toEqual([20, 16].map(daysAgo))
})

it("pruning keeps an old base as long as there is no newer one", () => {
  expect(servedBases([daysAgo(300)], now)).toEqual([])
  expect(servedBases([daysAgo(300), daysAgo(1)], now)).toEqual([])
  expect(servedBases([daysAgo(300), daysAgo(14), daysAgo(1)], now)).toEqual([daysAgo(300)])
  expect(servedBases([], now)).toEqual([])
})

it("removes the folders and WAL that no restore within 14 days needs, and nothing else", () => {
  const series = mkdtempSync(join(tmpdir(), "series-"))
  onTestFinished(() => rmSync(series, { recursive: true }))
  const base = (days: number, segment: string) => {
    const at = new Date(daysAgo(days).endedAt).toISOString()
    const folder = join(series, `base-${at.slice(0, 19).replaceAll(/[-:]/gu, "")}Z`)
    mkdirSync(folder)
    const manifest = {
      major: 18,
      begunAt: at,
      endedAt: at,
      firstSegment: segment,
      folders: [],
      files: [],
      label: ""
    }
    writeFileSync(join(folder, manifestFile), JSON.stringify(manifest))
  }
  const segment = (number: number, timeline = 1) =>
    `${String(timeline).padStart(8, "0")}${String(number).padStart(16, "0")}`
  const segmentsOfBases = [3, 5, 8, 12]
  for (const [index, days] of [30, 16, 13, 1].entries()) base(days, segment(segmentsOfBases[index] ?? 0))
  const wal = join(series, "wal")
  mkdirSync(wal)
  const file = (name: string, hours: number) => {
    writeFileSync(join(wal, name), "")
    const at = (now - hours * 3_600_000) / 1000
    utimesSync(join(wal, name), at, at)
  }
  for (const number of [2, 3, 4, 5, 6, 13]) file(`${segment(number)}.gz`, 400)
  file(`${segment(4, 2)}.gz`, 400)
  file("00000002.history", 400)
  file(`${segment(14)}.gz.part`, 2)
  file(`${segment(15)}.gz.part`, 0.5)

  expect(prune(series, now)).toBe(1)

  expect(readdirSync(series).toSorted()).toEqual([
    "base-20261113T120000Z",
    "base-20261116T120000Z",
    "base-20261128T120000Z",
    "wal"
  ])
  expect(readdirSync(wal).toSorted()).toEqual([
    `${segment(5)}.gz`,
    `${segment(6)}.gz`,
    `${segment(13)}.gz`,
    `${segment(15)}.gz.part`,
    "00000002.history"
  ])
  // the next run finds nothing to remove
  expect(prune(series, now)).toBe(0)
  expect(readdirSync(wal)).toHaveLength(5)
})
