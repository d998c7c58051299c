export { SignInScreen } from '../../src/screens/public/SignInScreen.js'
