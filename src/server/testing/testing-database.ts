import { Effect } from "effect"
import { ensureContent } from "../content/ensure-content.ts"
import { TestDatabase } from "../db/testing.ts"
import { loadSampleData } from "../sample-data/load.ts"

/** The day of installation of every sample database in tests; the last price day is the day before. */
export const sampleDay = "2026-01-15"

/** A fresh database with a twentieth of the sample data: all places, 8 dealers, two months of prices. */
export const SampleDatabase = TestDatabase.layerWith(
  "sample",
  Effect.andThen(
    loadSampleData({ seed: 1, today: sampleDay, progress: () => {}, scale: 0.05 }),
    ensureContent
  )
)
