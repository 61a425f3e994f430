### La Ruta de la Seda en español. Un asiento es quien juega; `you` es quien lee. Ciudades y losetas, por sus nombres.

## Acerca del juego

about =
    Silk Road es un juego de Ted Cheatham y Bruno Faidutti, publicado por Z-Man Games en 2006. El juego,
    su nombre y su arte son suyos; esta es una versión no oficial, que ellos ni han hecho ni respaldan.
    Las reglas son las del reglamento impreso. El mapa y las losetas no: no han aparecido, así que la
    mayoría de los caminos, nueve de las ciudades, las acciones impresas y los números de las losetas
    están reconstruidos. La página de reglas dice de cada ciudad, cada camino y cada loseta qué se sabe
    y qué no. Si tienes la caja, puedes corregirlo todo en un archivo y jugar con el tablero de verdad.

## Nombres

good-ivory = marfil
good-silk = seda
good-jewels = joyas
good-fruits = frutas desecadas
good-spices = especias

kind-seller = Vendedor
kind-buyer = Comprador
kind-trader = Mercader
kind-exchange = Mercader especial
kind-thief = Ladrón
kind-vizier = Gran Visir
kind-crook = Estafador
kind-barterer = Regateador

city-chang-an = Chang'An
city-lanzhou = Lanzhou
city-yumen = Yumen
city-dunhuang = Dunhuang
city-turfan = Turfán
city-loulan = Loulan
city-koria = Koria
city-kucha = Kucha
city-khotan = Khotan
city-kashgar = Kashgar
city-samarkand = Samarcanda
city-bactra = Bactra
city-merv = Merv
city-hecatompylos = Hecatómpilos
city-susia = Susia
city-ecbatana = Ecbatana
city-palmyra = Palmira
city-aleppo = Alepo
city-tyre = Tiro
city-antioch = Antioquía

phase-lay = Colocar las losetas
phase-repair = Mover losetas mal puestas
phase-swap = Intercambiar losetas
phase-first = Elegir al primer titular
phase-draw = Sacar mercancías
phase-auction = Subasta
phase-decide = Vender o conservar el peón
phase-move = Mover la caravana
phase-bonus = Usar la acción impresa
phase-take = Tomar una loseta
phase-act = Usar una loseta
phase-reveal = Mostrar mercancías
phase-barter = Gastar un Regateador
phase-pass = Pasar el peón
phase-handover = Entregar el peón
phase-over = Fin de la partida

## A quién hablan las frases

you = tú

## Partes de frases: eligen un nombre según una variable; solo las usan otros mensajes

good =
    { $good ->
        [ivory] { good-ivory }
        [silk] { good-silk }
        [jewels] { good-jewels }
        [fruits] { good-fruits }
       *[spices] { good-spices }
    }

into =
    { $into ->
        [ivory] { good-ivory }
        [silk] { good-silk }
        [jewels] { good-jewels }
        [fruits] { good-fruits }
       *[spices] { good-spices }
    }

city =
    { $city ->
        [chang_an] { city-chang-an }
        [lanzhou] { city-lanzhou }
        [yumen] { city-yumen }
        [dunhuang] { city-dunhuang }
        [turfan] { city-turfan }
        [loulan] { city-loulan }
        [koria] { city-koria }
        [kucha] { city-kucha }
        [khotan] { city-khotan }
        [kashgar] { city-kashgar }
        [samarkand] { city-samarkand }
        [bactra] { city-bactra }
        [merv] { city-merv }
        [hecatompylos] { city-hecatompylos }
        [susia] { city-susia }
        [ecbatana] { city-ecbatana }
        [palmyra] { city-palmyra }
        [aleppo] { city-aleppo }
        [tyre] { city-tyre }
        [antioch] { city-antioch }
       *[other] { $city }
    }

tile =
    { $tile ->
        [buyer-ivory] { kind-buyer } de { good-ivory }
        [buyer-silk] { kind-buyer } de { good-silk }
        [buyer-jewels] { kind-buyer } de { good-jewels }
        [buyer-fruits] { kind-buyer } de { good-fruits }
        [buyer-spices] { kind-buyer } de { good-spices }
        [seller-ivory] { kind-seller } de { good-ivory }
        [seller-silk] { kind-seller } de { good-silk }
        [seller-jewels] { kind-seller } de { good-jewels }
        [seller-fruits] { kind-seller } de { good-fruits }
        [seller-spices] { kind-seller } de { good-spices }
        [trader-ivory-silk] { kind-trader } de { good-ivory } por { good-silk }
        [trader-ivory-jewels] { kind-trader } de { good-ivory } por { good-jewels }
        [trader-ivory-fruits] { kind-trader } de { good-ivory } por { good-fruits }
        [trader-ivory-spices] { kind-trader } de { good-ivory } por { good-spices }
        [trader-silk-ivory] { kind-trader } de { good-silk } por { good-ivory }
        [trader-silk-jewels] { kind-trader } de { good-silk } por { good-jewels }
        [trader-silk-fruits] { kind-trader } de { good-silk } por { good-fruits }
        [trader-silk-spices] { kind-trader } de { good-silk } por { good-spices }
        [trader-jewels-ivory] { kind-trader } de { good-jewels } por { good-ivory }
        [trader-jewels-silk] { kind-trader } de { good-jewels } por { good-silk }
        [trader-jewels-fruits] { kind-trader } de { good-jewels } por { good-fruits }
        [trader-jewels-spices] { kind-trader } de { good-jewels } por { good-spices }
        [trader-fruits-ivory] { kind-trader } de { good-fruits } por { good-ivory }
        [trader-fruits-silk] { kind-trader } de { good-fruits } por { good-silk }
        [trader-fruits-jewels] { kind-trader } de { good-fruits } por { good-jewels }
        [trader-fruits-spices] { kind-trader } de { good-fruits } por { good-spices }
        [trader-spices-ivory] { kind-trader } de { good-spices } por { good-ivory }
        [trader-spices-silk] { kind-trader } de { good-spices } por { good-silk }
        [trader-spices-jewels] { kind-trader } de { good-spices } por { good-jewels }
        [trader-spices-fruits] { kind-trader } de { good-spices } por { good-fruits }
        [exchange-2] { kind-exchange } de hasta 2 mercancías
        [exchange-4] { kind-exchange } de hasta 4 mercancías
        [thief] { kind-thief }
        [vizier] { kind-vizier }
        [crook] { kind-crook }
        [barterer] { kind-barterer }
       *[other] { $tile }
    }

goods-counted =
    { $good ->
        [ivory] { $number } { unit-ivory }
        [silk] { $number } { unit-silk }
        [jewels] { $number } { unit-jewels }
        [fruits] { $number } { unit-fruits }
       *[spices] { $number } { unit-spices }
    }

into-counted =
    { $into ->
        [ivory] { $received } de marfil
        [silk] { $received } de seda
        [jewels] { $received ->
            [one] { $received } joya
           *[other] { $received } joyas
        }
        [fruits] { $received ->
            [one] { $received } fruta desecada
           *[other] { $received } frutas desecadas
        }
       *[spices] { $received ->
            [one] { $received } especia
           *[other] { $received } especias
        }
    }

one-good =
    { $good ->
        [ivory] 1 de marfil
        [silk] 1 de seda
        [jewels] 1 joya
        [fruits] 1 fruta desecada
       *[spices] 1 especia
    }

place =
    { $place ->
        [shown] la mercancía mostrada
        [left] el lado izquierdo
       *[right] el lado derecho
    }

amount =
    { $amount ->
        [one] { $amount } de plata
       *[other] { $amount } de plata
    }

price =
    { $price ->
        [one] { $price } de plata
       *[other] { $price } de plata
    }

money =
    { $money ->
        [one] { $money } de plata
       *[other] { $money } de plata
    }

score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }

## Nombres de números: véase `naming.py`

deal =
    { $deal ->
        [seller] vender { goods-counted } por { money }
        [buyer] comprar { goods-counted } por { money }
       *[trader] cambiar { goods-counted } por { into-counted }
    }
reveal =
    { $number ->
        [0] nada
       *[other] { goods-counted }
    }

## Lo que se pregunta

prompt-lay = El azar coloca la siguiente loseta.
prompt-repair = El azar mueve un Estafador o Regateador que no puede estar en las últimas ciudades.
prompt-swap = El azar elige la loseta que se intercambia.
prompt-first = El azar elige quién recibe primero el peón.
prompt-draw = El azar saca de la bolsa la siguiente mercancía.
prompt-auction =
    { $can ->
        [bid] Puja por el peón o pasa: tienes { $money } de plata.
        [rest] Di el resto de tu puja: tienes { $money } de plata.
        [pass] Con { $money } de plata no puedes superar la puja, así que pasas.
       *[unknown] Puja por el peón o pasa.
    }
prompt-decide =
    { $can ->
        [sell] No puedes pagar { price } por el peón: véndelo a { $bidder }.
       *[other] Vende el peón a { $bidder } por { price }, o paga lo mismo y consérvalo.
    }
prompt-move = Elige adónde va la caravana.
prompt-take =
    { $number ->
        [0] Toma una de las losetas de esta ciudad.
       *[other] Toma una loseta, la { $number } de { $of } en esta ciudad.
    }
prompt-act-seller =
    { $can ->
        [both] Elige cuántas mercancías vendes, cambia la mercancía con un Estafador o renuncia.
        [use] Elige cuántas mercancías vendes o renuncia.
        [change] No tienes nada de esta mercancía: cámbiala con un Estafador o renuncia.
        [nothing] No tienes nada de esta mercancía, así que renuncia: nadie más tendrá esta loseta.
       *[unknown] Elige cuántas mercancías vendes, cambia la mercancía con un Estafador o renuncia.
    }
prompt-act-buyer =
    { $can ->
        [both] Elige cuántas mercancías compras, cambia la mercancía con un Estafador o renuncia.
        [use] Elige cuántas mercancías compras o renuncia.
        [change] No puedes comprar esta mercancía: cámbiala con un Estafador o renuncia.
        [nothing] No puedes comprar esta mercancía, así que renuncia: nadie más tendrá esta loseta.
       *[unknown] Elige cuántas mercancías compras, cambia la mercancía con un Estafador o renuncia.
    }
prompt-act-trader =
    { $can ->
        [both] Elige cuántos cambios haces, cambia un lado con un Estafador o renuncia.
        [use] Elige cuántos cambios haces o renuncia.
        [change] Aquí no puedes cambiar nada: cambia un lado con un Estafador o renuncia.
        [nothing] Aquí no puedes cambiar nada, así que renuncia: nadie más tendrá esta loseta.
       *[unknown] Elige cuántos cambios haces, cambia un lado con un Estafador o renuncia.
    }
prompt-act-exchange =
    { $can ->
        [give] Elige una mercancía que dar o renuncia.
        [more] Elige otra mercancía que dar o termina el cambio.
        [receive] Elige la mercancía que recibes a cambio.
        [done] No se puede cambiar nada más: termina el cambio.
        [nothing] No tienes nada que cambiar, así que renuncia: nadie más tendrá esta loseta.
       *[unknown] Da una mercancía y recibe otra, tantas veces como permita la loseta, o renuncia.
    }
prompt-act-thief =
    { $can ->
        [nothing] Nadie tiene nada que robar, así que renuncia.
       *[use] Elige a quién robas, o renuncia.
    }
prompt-act-vizier =
    { $can ->
        [nothing] No queda mercancía que nombrar, así que renuncia.
       *[use] Nombra una mercancía, o renuncia.
    }
prompt-reveal =
    { $most ->
        [-1] Elige en secreto cuántas mercancías muestras de esta clase: { good }.
        [0] Elige en secreto cuántas mercancías muestras de esta clase, de la que no tienes ninguna: { good }.
        [one] Elige en secreto cuántas mercancías muestras de esta clase, de la que tienes una: { good }.
       *[other] Elige en secreto cuántas muestras de las { $most } mercancías que tienes de esta clase: { good }.
    }
prompt-barter = Gasta un Regateador para una segunda loseta, o no.
prompt-pass = Elige quién recibe ahora el peón.
prompt-handover = Ya no quedan losetas: elige quién tendrá el peón en el próximo turno.
prompt-over = La partida ha terminado.

## Los pasos de un turno

turn-move = Etapa { $number } de { $of }
turn-move-about = Etapa { $number } de { $least } a { $most }
step-auction =
    { $leader ->
        [none] Subasta
        [you] { $price ->
            [0] Guías, gratis
           *[other] Guías, por { price }
        }
       *[other] { $price ->
            [0] { $leader } guía, gratis
           *[other] { $leader } guía, por { price }
        }
    }
step-way =
    { $city ->
        [none] Camino
       *[other] A { city }
    }
step-bonus = Acción impresa
step-market =
    { $number ->
        [0] Mercado, { $of } losetas
       *[other] Loseta { $number } de { $of }
    }
step-pass = Ceder el peón

## Lo que trae una elección

unit-silver = de plata
unit-ivory = de marfil
unit-silk = de seda
unit-jewels =
    { $number ->
        [one] joya
       *[other] joyas
    }
unit-fruits =
    { $number ->
        [one] fruta desecada
       *[other] frutas desecadas
    }
unit-spices =
    { $number ->
        [one] especia
       *[other] especias
    }
outlook-lead =
    { $ways ->
        [one] Guías a { $first } y tomas la primera loseta.
       *[other] Eliges { $first } o { $second } y tomas la primera loseta.
    }
outlook-win =
    { $ways ->
        [one] Si ganas, te quedan { $left } de { $money } de plata, guías a { $first } y tomas la primera loseta.
       *[other] Si ganas, te quedan { $left } de { $money } de plata, eliges { $first } o { $second } y tomas la primera loseta.
    }
outlook-place =
    { $lies ->
        [printed] Impreso allí, solo para quien guía: { tile }
       *[ahead] { tile }
    }
outlook-seller =
    { $lies ->
        [here] Vender
       *[ahead] { outlook-place }: vender
    } { goods-counted } por { money }.
outlook-buyer =
    { $lies ->
        [here] Comprar
       *[ahead] { outlook-place }: comprar
    } hasta { goods-counted } por { money }.
outlook-trader =
    { $lies ->
        [here] Cambiar
       *[ahead] { outlook-place }: cambiar
    } hasta { goods-counted } por { into-counted }.
outlook-exchange =
    { $lies ->
        [here] Cambiar
       *[ahead] { outlook-place }: cambiar
    } { $gives ->
        [one] 1 mercancía por otra
       *[other] hasta { $gives } mercancías por otras
    }.
outlook-thief =
    { $lies ->
        [here] Robar
       *[ahead] { outlook-place }: robar
    } 1 mercancía, sacada al azar.
outlook-vizier =
    { $lies ->
        [here] Nombrar
       *[ahead] { outlook-place }: nombrar
    } una mercancía: { $first } de plata para quien más muestre, { $second } de plata para el siguiente.
outlook-crook =
    { $lies ->
        [here] Guardarla
       *[ahead] { outlook-place }: guardarla
    }, y más tarde cambiar la mercancía de una loseta.
outlook-barterer =
    { $lies ->
        [here] Guardarla
       *[ahead] { outlook-place }: guardarla
    }, y más tarde tomar una segunda loseta en otra ciudad.
outlook-useless =
    { $lies ->
        [here] { $why } Puedes tomarla igualmente, para que nadie más la tenga.
       *[ahead] { outlook-place }: ahora no te sirve.
    }
outlook-name =
    { $number ->
        [0] Tú no tienes nada de { good }.
       *[other] Tú tienes { goods-counted }.
    }
outlook-reveal = Quien más muestra recibe { $first } de plata; el siguiente, { $second } de plata.

## Acciones, como controles

action-lay-tile = Colocar { tile }
action-swap-tile = Intercambiar con una loseta de { city }
action-choose-holder = Dar primero el peón a { $seat }
action-draw-good = Sacar { one-good }
action-draw-stolen = Robar { one-good }
action-pass = Pasar
action-fifty = Pujar más de 83 de plata: primero 50 de plata y luego el resto
action-bid = Pujar { amount }
action-sell-pawn = Vender el peón
action-keep-pawn = Pagar y conservar el peón
action-move = Ir a { city }
action-take-tile = Tomar el { tile }
action-decline = Renunciar
action-use = Usar la loseta: { $number }
action-give = Dar { one-good }
action-receive = Recibir { one-good }
action-done = No cambiar más
action-change-good = Gastar un Estafador: { place } pasa a ser { good }
action-steal = Robar a { $seat }
action-name-good = Nombrar { good }
action-reveal = Mostrar { $number }
action-spend-barterer = Gastar un Regateador para una segunda loseta
action-pass-pawn = Dar el peón a { $seat }

## Sucesos

event-tile-laid = El { tile } queda en { city }.
event-tile-replaced = En { city }, el { tile } ocupa el lugar del { $removed }, que sale del juego.
event-tiles-swapped = El { $moved } va de { city } a { $partner } y el { tile } viene de allí.
event-holder-chosen =
    { $seat ->
        [you] Recibes primero el peón.
       *[other] { $seat } recibe primero el peón.
    }
event-good-drawn =
    { $seat ->
        [you] Sacas una mercancía de la bolsa.
       *[other] { $seat } saca una mercancía de la bolsa.
    }
event-drawn-good-seen =
    { $seat ->
        [you] Es { one-good }.
       *[other] { $seat } ha sacado { one-good }.
    }
event-turn-began = Empieza el turno { $turn } y { $seat ->
        [you] tienes
       *[other] { $seat } tiene
    } el peón.
event-fifty-named =
    { $seat ->
        [you] Estás haciendo una puja de más de { amount }.
       *[other] { $seat } está haciendo una puja de más de { amount }.
    }
event-bid-made =
    { $seat ->
        [you] Pujas { amount }.
       *[other] { $seat } puja { amount }.
    }
event-bid-passed =
    { $seat ->
        [you] Pasas.
       *[other] { $seat } pasa.
    }
event-pawn-sold =
    { $seat ->
        [you] Vendes el peón a { $bidder } por { price }.
       *[other] { $seat } { $bidder ->
            [you] te vende el peón
           *[other] vende el peón a { $bidder }
        } por { price }.
    }
event-pawn-kept =
    { $seat ->
        [you] Pagas { price } a { $bidder } y conservas el peón.
       *[other] { $seat } { $bidder ->
            [you] te paga { price }
           *[other] paga { price } a { $bidder }
        } y conserva el peón.
    }
event-nobody-bid =
    { $seat ->
        [you] Nadie ha pujado y diriges la caravana.
       *[other] Nadie ha pujado y { $seat } dirige la caravana.
    }
event-caravan-moved =
    { $seat ->
        [you] Llevas la caravana de { $start } a { city }.
       *[other] { $seat } lleva la caravana de { $start } a { city }.
    }
event-tile-taken =
    { $seat ->
        [you] Tomas el { tile }.
       *[other] { $seat } toma el { tile }.
    }
event-tile-kept =
    { $seat ->
        [you] Tomas el { tile } y lo guardas.
       *[other] { $seat } toma el { tile } y lo guarda.
    }
event-action-declined =
    { $seat ->
        [you] No usas el { tile }.
       *[other] { $seat } no usa el { tile }.
    }
event-good-changed =
    { $seat ->
        [you] Tu Estafador convierte { good } en { into }.
       *[other] Un Estafador de { $seat } convierte { good } en { into }.
    }
event-crooks-spent =
    { $seat ->
        [you] Gastas
       *[other] { $seat } gasta
    } { $number ->
        [one] { $number } Estafador
       *[other] { $number } Estafadores
    }.
event-goods-sold =
    { $seat ->
        [you] Vendes { goods-counted } por { money }.
       *[other] { $seat } vende { goods-counted } por { money }.
    }
event-goods-bought =
    { $seat ->
        [you] Compras { goods-counted } por { money }.
       *[other] { $seat } compra { goods-counted } por { money }.
    }
event-goods-traded =
    { $seat ->
        [you] Cambias { goods-counted } por { into-counted }.
       *[other] { $seat } cambia { goods-counted } por { into-counted }.
    }
event-good-given =
    { $seat ->
        [you] Das { one-good } al Mercader especial.
       *[other] { $seat } da { one-good } al Mercader especial.
    }
event-good-received =
    { $seat ->
        [you] Recibes { one-good } del Mercader especial.
       *[other] { $seat } recibe { one-good } del Mercader especial.
    }
event-theft-failed =
    { $seat ->
        [you] Intentas robar a { $victim }, que no tiene nada.
       *[other] { $seat } { $victim ->
            [you] intenta robarte, pero no tienes nada
           *[other] intenta robar a { $victim }, que no tiene nada
        }.
    }
event-good-stolen =
    { $seat ->
        [you] Robas una mercancía a { $victim }.
       *[other] { $seat } { $victim ->
            [you] te roba una mercancía
           *[other] roba una mercancía a { $victim }
        }.
    }
event-stolen-good-seen = Era { one-good }.
event-good-named =
    { $seat ->
        [you] Acudes al Gran Visir y nombras { good }.
       *[other] { $seat } acude al Gran Visir y nombra { good }.
    }
event-number-chosen =
    { $seat ->
        [you] Has elegido cuánto muestras.
       *[other] { $seat } ha elegido cuánto muestra.
    }
event-goods-revealed =
    { $seat ->
        [you] Muestras
       *[other] { $seat } muestra
    } { $number ->
        [0] nada de { good }
       *[other] { goods-counted }
    }.
event-prize-won =
    { $seat ->
        [you] Ganas { money } del Gran Visir.
       *[other] { $seat } gana { money } del Gran Visir.
    }
event-good-marked =
    { $tokens ->
        [0] El Gran Visir se aparta por { good }, de lo que no queda nada para marcarlo.
       *[other] El Gran Visir se aparta, marcado con { good }.
    }
event-barterer-spent =
    { $seat ->
        [you] Gastas un Regateador para una segunda loseta.
       *[other] { $seat } gasta un Regateador para una segunda loseta.
    }
event-pawn-passed =
    { $seat ->
        [you] Das el peón a { $receiver }.
       *[other] { $seat } { $receiver ->
            [you] te da el peón
           *[other] da el peón a { $receiver }
        }.
    }
event-score-counted =
    { $seat ->
        [you] Tienes
       *[other] { $seat } tiene
    } { money }, { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    } y { $majorities ->
        [one] { $majorities } mayoría
       *[other] { $majorities } mayorías
    }, lo que hace { score }.
event-game-won =
    { $winners ->
        [one] { $seat ->
            [you] Ganas
           *[other] { $seat } gana
        }
       *[other] { $seat ->
            [you] Compartes la victoria
           *[other] { $seat } comparte la victoria
        }
    } con { score }.
event-game-ended = La caravana ha llegado al final del camino: la partida ha terminado.

## Lo que han hecho los demás, en pocas palabras: frases sin sujeto, salvo las pujas

recap-bid = { $seat ->
        [you] tú has pujado
       *[other] { $seat } ha pujado
    } { amount }
recap-no-bid = { $seat ->
        [you] tú has pasado
       *[other] { $seat } ha pasado
    }
recap-pawn-bought = ha comprado el peón por { price }, { $seat ->
        [you] que has recibido tú
       *[other] que ha recibido { $seat }
    }
recap-pawn-kept = ha conservado el peón por { price }, { $bidder ->
        [you] que has recibido tú
       *[other] que ha recibido { $bidder }
    }
recap-led-free = ha dirigido la caravana sin pujas
recap-went = ha llevado la caravana a { $city }
recap-took = ha tomado el { $tile }
recap-kept = ha tomado el { $tile } y lo guarda
recap-declined = no la ha usado
recap-changed = un Estafador le ha convertido { good } en { into }
recap-sold = ha vendido { goods-counted } por { money }
recap-bought = ha comprado { goods-counted } por { money }
recap-traded = ha cambiado { goods-counted } por { into-counted }
recap-gave = ha dado { one-good }
recap-received = ha recibido { one-good }
recap-stole-nothing = no ha encontrado { $victim ->
        [you] nada que robarte
       *[other] nada que robar a { $victim }
    }
recap-stole = { $victim ->
        [you] te ha robado una mercancía
       *[other] ha robado una mercancía a { $victim }
    }
recap-stolen-good = era { good }
recap-named = ha nombrado { good } con el Gran Visir
recap-prize = { $seat ->
        [own] ha ganado
        [you] tú has ganado
       *[other] { $seat } ha ganado
    } { money }
recap-bartered = ha gastado un Regateador para una segunda loseta
recap-passed-pawn = { $receiver ->
        [you] te ha dado el peón
       *[other] ha dado el peón a { $receiver }
    }

## Por qué es buena una pista

hint-ended = Si la partida acabara ahora tendrías { $after } puntos en vez de { $before }.
hint-costs =
    { $seat } tendría { $number ->
        [one] { $number } punto menos
       *[other] { $number } puntos menos
    } si la partida acabara ahora.
hint-gives =
    { $seat } tendría { $number ->
        [one] { $number } punto más
       *[other] { $number } puntos más
    } si la partida acabara ahora.

## Negativas

refusal-game-is-over = La partida ha terminado: ya no se puede jugar nada.
refusal-chance-decides = Ahora decide el azar: espera el resultado.
refusal-seats-decide = Ahora decide un jugador, no el azar.
refusal-bid-or-pass = Es la subasta: puja o pasa.
refusal-sell-or-keep = Las pujas están hechas: vende el peón, o paga y consérvalo.
refusal-move-first = Primero avanza la caravana: elige una ciudad.
refusal-bonus-first = Primero usa la acción impresa o renuncia a ella.
refusal-take-a-tile = Primero toma una de las losetas de la ciudad donde está la caravana.
refusal-use-the-tile = Primero usa la loseta que has tomado, o renuncia a ella.
refusal-reveal-first = Primero todos eligen cuántas mercancías muestran.
refusal-barter-or-not = Primero di si gastas un Regateador.
refusal-pass-the-pawn = Es hora de pasar el peón.

refusal-no-such-tile-left = No queda ninguna loseta así por colocar.
refusal-city-is-barred = Ni Estafador ni Regateador pueden estar en las últimas ciudades de la ruta.
refusal-city-has-no-tile-to-swap = Esa ciudad no tiene ninguna loseta que se pueda intercambiar.
refusal-no-such-good-left = No hay ninguna mercancía así que sacar.
refusal-no-such-seat = Ahí no se sienta nadie.

refusal-bid-too-low = Tu puja tiene que superar la actual.
refusal-bid-too-high = No tienes tanto dinero.
refusal-bid-is-begun = Has empezado una puja: di cuánto más.
refusal-cannot-pay-to-keep = No puedes pagar lo que se ha pujado, así que tienes que vender.
refusal-no-arrow-leads-there = Ninguna flecha lleva allí desde la ciudad de la caravana.

refusal-tile-is-not-there = Esta ciudad no tiene esa loseta.
refusal-nothing-to-sell = No tienes tantas mercancías de ese tipo para vender.
refusal-too-dear = No puedes pagar tantas.
refusal-supply-too-small = La reserva común no tiene tantas mercancías de ese tipo.
refusal-trade-at-most-twice = Un Mercader hace uno o dos cambios, nunca más.
refusal-nothing-to-trade = Tienes muy poco de la mercancía de su izquierda, que es la que toma.
refusal-supply-lacks-good = La reserva común tiene muy poco de la mercancía de su derecha, que es la que da.

refusal-nothing-to-give = No tienes nada de esa mercancía para dar.
refusal-receive-first = Has dado una mercancía: primero recibe otra por ella.
refusal-give-first = Primero da una mercancía.
refusal-not-back-again = Lo que das en un cambio no lo puedes recuperar en él.
refusal-nothing-to-receive = La reserva común no tiene nada que darte por ella.
refusal-exchange-is-begun = Has empezado a cambiar: di cuándo has acabado.

refusal-not-from-yourself = No puedes robarte a ti mismo.
refusal-victim-has-nothing = Ese jugador no tiene nada que se pueda robar.
refusal-good-is-marked = Ya se usó un Gran Visir para esa mercancía: nombra otra.
refusal-reveals-more-than-owned = No puedes mostrar más de lo que tienes.

refusal-no-crook = No tienes ningún Estafador que gastar en esto.
refusal-crook-from-this-city = Un Estafador no se puede usar en la ciudad donde lo tomaste.
refusal-crook-needs-printed-good = Ahí no hay impresa ninguna mercancía que un Estafador pueda cambiar.
refusal-crook-changes-into-another = Un Estafador la convierte en otra mercancía, no en la misma.
refusal-crook-changes-once = Esa mercancía ya se ha cambiado.
refusal-crook-not-on-bonus = En esta mesa un Estafador no cambia las acciones impresas.
refusal-crook-would-do-nothing = Ni siquiera con esa mercancía podrías usar la loseta, así que guarda el Estafador.

refusal-not-kept = El peón pasa a otro jugador.
refusal-receiver-has-token = Ese jugador ya tiene una ficha de turno: elige a uno que no tenga.
refusal-receiver-has-two-tokens = Ese jugador ya ha tenido sus dos intervenciones de este turno.
refusal-not-to-yourself-again = Nadie juega dos veces seguidas: pasa el peón a otro jugador.
refusal-heir-has-more-tokens = El peón va a un jugador con el menor número de fichas de turno.

## Quién va ganando, y cuánto falta para el final

source-silver = Plata
source-goods = Mercancías
source-most-ivory = Mayoría de marfil
source-most-silk = Mayoría de seda
source-most-jewels = Mayoría de joyas
source-most-fruits = Mayoría de frutas desecadas
source-most-spices = Mayoría de especias

end-moves =
    { $high ->
        [one] { $number } etapa hasta el final de la ruta
       *[other] { $number } etapas hasta el final de la ruta
    }

tie-silver = Más plata
tie-goods = Más mercancías
