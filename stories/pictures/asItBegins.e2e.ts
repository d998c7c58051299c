import { compare } from './stage.js'
import { wantedPictures } from './wanted.js'

compare(wantedPictures().pictures.filter(({ globals }) => globals === undefined))
