import { useEffect } from "react"

/** Calls back when the page is looked at again after another one; `onSeen` stays the same from one rendering to the next. */
export const useSeenAgain = (onSeen: () => void): void => {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") onSeen()
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [onSeen])
}
