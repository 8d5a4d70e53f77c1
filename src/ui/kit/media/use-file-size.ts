import { useSite } from "../site.tsx"

/** Bytes as people read them: `412 kB`, `3,4 MB`. */
export const useFileSize = () => {
  const { bcp47 } = useSite().locale
  return (bytes: number): string => {
    const isLarge = bytes >= 1_000_000
    return new Intl.NumberFormat(bcp47, {
      style: "unit",
      unit: isLarge ? "megabyte" : "kilobyte",
      maximumFractionDigits: isLarge ? 1 : 0
    }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000))
  }
}
