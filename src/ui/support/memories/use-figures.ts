import { useLingui } from "@lingui/react/macro"
import { hitRateOf, type MemoryFigures } from "../../../domain/support/memories.ts"
import { formatCount } from "../../kit/format.ts"
import { useFileSize } from "../../kit/media/use-file-size.ts"
import { useSite } from "../../kit/site.tsx"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Returns functions that format cache statistics; ages are relative to the time at which the statistics were read. */
export const useFigures = (readAt: string) => {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const sizeOf = useFileSize()
  const count = (value: number) => formatCount(tag, value)

  const age = (since: string): string => {
    const ms = Math.max(0, Date.parse(readAt) - Date.parse(since))
    if (ms < minute) return t`unter 1 min`
    if (ms < hour) return t`${count(Math.floor(ms / minute))} min`
    if (ms < 2 * day) return t`${count(Math.floor(ms / hour))} h`
    return t`${count(Math.floor(ms / day))} Tage`
  }
  const entries = (value: number): string => {
    const shown = count(value)
    return value === 1 ? t`${shown} Eintrag` : t`${shown} Einträge`
  }
  const size = (bytes: number | null): string => (bytes === null ? "–" : sizeOf(bytes))
  const rate = (figures: MemoryFigures): string => {
    const percent = hitRateOf(figures)
    return percent === undefined ? "–" : t`${count(percent)} %`
  }
  /** Returns the statistics of a cache in one line: "12 Einträge · 340 kB · 95 % aus dem Speicher · ältester 3 min". */
  const line = (figures: MemoryFigures): string => {
    const percent = hitRateOf(figures)
    const { bytes, oldestAt } = figures
    return [
      entries(figures.entries),
      ...(bytes === null ? [] : [sizeOf(bytes)]),
      ...(percent === undefined ? [] : [t`${count(percent)} % Treffer`]),
      ...(oldestAt === null ? [] : [t`ältester ${age(oldestAt)}`])
    ].join(" · ")
  }
  return { age, count, entries, line, rate, size }
}
