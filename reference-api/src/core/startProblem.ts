/** The reason why the server cannot start, in one sentence with the remedy. `main` prints it and exits with 1. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
