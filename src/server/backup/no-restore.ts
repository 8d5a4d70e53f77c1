/** The reason why nothing was restored, in a sentence for the operator. */
export class NoRestore extends Error {
  override readonly name = "NoRestore"
}
