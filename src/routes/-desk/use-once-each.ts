import { useRef } from "react"

/**
 * Returns a function that performs an act on a row of a list, unless one on the same row is still running: a row pressed
 * twice is sent once, and other rows need not wait.
 */
export const useOnceEach = (): ((row: string, act: () => Promise<unknown>) => void) => {
  const running = useRef(new Set<string>())
  return (row, act) => {
    const { current } = running
    if (current.has(row)) return
    current.add(row)
    void act().finally(() => current.delete(row))
  }
}
