### Words of the card of a term.

card_shownIn = Показано в уроках:
card_inGlossary = В глоссарии
card_aliases = Другие названия:
