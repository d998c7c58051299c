import { choosePictures } from './chosen.js'
import { compare } from './stage.js'

compare(choosePictures().filter(({ globals }) => globals !== undefined))
