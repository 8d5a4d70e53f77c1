import type { SignInView } from "./sign-in.view.ts"
import type { SignInWishes } from "./sign-in.wishes.ts"

/** Props of every part of the sign-in page. */
export interface SignInBodyProps {
  readonly view: SignInView
  /** Undefined until the page is hydrated. */
  readonly wishes: SignInWishes | undefined
}
