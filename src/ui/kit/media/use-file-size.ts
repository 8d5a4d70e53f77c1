import { useSite } from "../site.tsx"

/** Returns a function that formats bytes in readable units: `412 kB`, `3,4 MB`, `51,2 GB`. */
export const useFileSize = () => {
  const { bcp47 } = useSite().locale
  return (bytes: number): string => {
    const shown = (unit: string, value: number, maximumFractionDigits: number) =>
      new Intl.NumberFormat(bcp47, { style: "unit", unit, maximumFractionDigits }).format(value)
    if (bytes >= 1_000_000_000) return shown("gigabyte", bytes / 1_000_000_000, 1)
    if (bytes >= 1_000_000) return shown("megabyte", bytes / 1_000_000, 1)
    return shown("kilobyte", Math.max(1, bytes / 1_000), 0)
  }
}
