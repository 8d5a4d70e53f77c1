import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Returns a reference to the value of the last render. Callbacks built only once, such as the implementations of a
 * machine, read the newest props from it.
 */
export const useNewest = <Value>(value: Value): Readonly<RefObject<Value>> => {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}
